export type PanelId = 'actions' | 'chronicle' | 'chat' | 'rules';

/** From this width on the panel stands beside the board; below it lies over the board's edge. */
export const dockedWidth = 2040; // so that the map keeps its size

/** Below this width it is a sheet that covers most of the board. */
export const sheetWidth = 700;
