export type PanelId = 'actions' | 'chronicle' | 'chat' | 'rules';

/** From this width on the panel stands beside the board; below it lies over the board's edge. */
export const dockedWidth = 1640;
