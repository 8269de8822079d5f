// What a click on a thing tells: what it is, its rule, and what can be done with it when.
import type { Tip } from '../../../lib/tip.ts';
import { say, type Text } from '../../../lib/words.ts';
import { colourOn, creatureIcon, spaceIcon, spaceRule, tileIcon, whenIcon } from '../box.ts';
import { areaRule, areaWords } from '../contents.ts';
import { askWhy, goldSpace, type Thing } from '../controls.ts';
import { lostOn } from '../lost.ts';
import { pyramidLevels } from '../panels/market.ts';
import type { Table } from '../state.svelte.ts';
import type { BattleCardRow, Colour, DiCardRow, PlayerView, SpaceRow, TileRow } from '../types.ts';
import { words } from '../words/words.ts';
import { uses } from '../words/uses.ts';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const sentences = (...parts: (string | undefined)[]) => parts.filter((part) => part).join(' ');

/** The beginning of a section of the rules. */
function sectionOf(table: Table, id: string): string {
  return (
    table
      .props()
      .catalogue.sections.find((section) => section.id === id)
      ?.body.split('\n\n')[0] ?? ''
  );
}

/** A note with its rule behind it. */
export function ruled(table: Table, rule: string, tip: Tip): Tip {
  return { ...tip, rule, more: sectionOf(table, rule) };
}

// Whoever has to choose one of these hears why not this one; whoever only looks hears nothing of the sort.
export function refusal(table: Table, thing: Thing, id: string): Pick<Tip, 'why'> {
  const among = thing === 'area' ? table.areas : table.controls.legal(thing);
  if (among.size === 0 || among.has(id)) return {};
  return { why: () => table.props().why(askWhy(thing, id, table.actions, table.view.areas[id]?.pyramid?.level ?? 0)) };
}

export const said = (table: Table, text: Text, ...values: (string | number)[]) =>
  say(text, table.props().language, ...values);

function tileUse(table: Table, tile: TileRow): string {
  if (table.isLegal('tile', tile.id)) return said(table, uses.chooseNow);
  if (table.me?.tiles.includes(tile.id)) return said(table, uses.tileYours);
  if ((table.view.market[tile.id] ?? 0) === 0) return said(table, uses.tileGone);
  if (tile.colour === 'violet') return said(table, uses.tileViolet, tile.level);
  const needs = said(table, uses.tileNeeds, tile.level);
  const level = pyramidLevels(table.view, table.props().seat)[tile.colour] ?? 0;
  return table.me
    ? sentences(
        needs,
        level === 0
          ? said(table, uses.tileNoPyramid, table.me.prayer)
          : said(table, uses.tileHave, level, table.me.prayer),
      )
    : needs;
}

export function tileLook(table: Table, tile: TileRow): Tip {
  const { language } = table.props();
  const whom =
    tile.whom === 'alliance'
      ? said(table, words.forAll)
      : tile.whom === 'lone'
        ? said(table, words.forSide, said(table, words.seth))
        : '';
  return {
    title: `${tile.name} (${say(words.tileLine, language, table.box.name(tile.colour), tile.level)})`,
    body: [tile.rule, whom].filter(Boolean).join(' — '),
    house: tile.house,
    rule: 'kemet.tiles',
    icon: tileIcon(tile),
    can: tileUse(table, tile),
    ...refusal(table, 'tile', tile.id),
  };
}

export function battleCardLook(table: Table, card: BattleCardRow | undefined, id: string, used?: Text): Tip {
  const can = table.isLegal('battle_card', id) ? uses.chooseNow : used ? uses.battleCardUsed : uses.battleCardUse;
  return {
    title: card?.name ?? id,
    body: [used ? `${capital(said(table, used))}.` : '', card?.text ?? ''].filter(Boolean).join(' '),
    house: card?.house ?? false,
    rule: 'kemet.battle.council',
    icon: 'card-battle',
    can: said(table, can),
  };
}

const moments: Record<string, Text> = {
  own_day: uses.whenOwnDay,
  any_day: uses.whenAnyDay,
  own_move: uses.whenOwnMove,
  battle: uses.whenBattle,
  after_card: uses.whenAfterCard,
  on_entry: uses.whenOnEntry,
  after_action: uses.whenAfterAction,
};

export function diCardLook(table: Table, card: DiCardRow | undefined, id: string): Tip {
  const when = (card?.when ?? [])
    .map((moment) => moments[moment])
    .filter((text) => text !== undefined)
    .map((text) => said(table, text));
  const cost = card ? said(table, uses.cardCost, card.cost) : '';
  return {
    title: card?.name ?? id,
    body: card?.rule ?? '',
    house: card?.house ?? false,
    rule: 'kemet.cards',
    icon: card ? whenIcon(card) : 'card-di',
    can: table.isLegal('di_card', id) ? said(table, uses.chooseNow) : sentences(...when, cost),
    ...refusal(table, 'di_card', id),
  };
}

export function creatureLook(table: Table, id: string): Tip {
  return {
    title: table.box.name(id),
    body: table.box.creature(id)?.rule ?? '',
    rule: 'kemet.creatures',
    more: sectionOf(table, 'kemet.creatures'),
    icon: creatureIcon(id),
    can: said(table, uses.creatureUse),
  };
}

/** @param body what is to be said of it as it lies there now */
export function spaceLook(table: Table, space: SpaceRow, player: PlayerView, body: string): Tip {
  const mine = player.seat === table.props().seat;
  const legal = mine && table.isLegal('space', space.id);
  const lost = legal ? lostOn(space, colourOn(space, player), table.view, player, table.box) : null;
  const rule = spaceRule(space);
  const can = lost ?? (legal ? uses.chooseNow : player.spaces.includes(space.id) ? uses.spaceTaken : uses.spaceUse);
  return {
    title: capital(space.name),
    body,
    rule,
    icon: spaceIcon(space),
    more: sectionOf(table, rule),
    can: said(table, can),
    ...(mine ? refusal(table, 'space', space.id) : {}),
  };
}

export function goldLook(table: Table): Tip {
  const rule = 'kemet.turn.tokens';
  return {
    title: said(table, words.goldSpace),
    body: said(table, words.gold),
    rule,
    icon: 'token-gold',
    more: sectionOf(table, rule),
    can: said(table, table.isLegal('space', goldSpace) ? uses.chooseNow : uses.goldUse),
  };
}

/** What counts in a battle: a troop, a sum or a part of it. */
export function fightLook(table: Table, rule: string, title: string, { body, icon }: Pick<Tip, 'body' | 'icon'>): Tip {
  const use = icon === 'troop' ? uses.unitsUse : rule === 'kemet.battle.losses' ? uses.lossesUse : uses.strengthUse;
  return ruled(table, rule, { title, body, ...(icon ? { icon } : {}), can: said(table, use) });
}

/** A level of the player board. */
export function rowLook(table: Table, level: number, covered: boolean): Tip {
  return ruled(table, 'kemet.turn.balance', {
    title: `${said(table, words.level)} ${level}`,
    body: said(table, covered ? words.rowCovered : words.rowOpen),
    icon: covered ? 'check' : 'token-action',
    can: said(table, uses.rowUse),
  });
}

/** The tiles of a colour. */
export function colourLook(table: Table, colour: { id: Colour; name: string }): Tip {
  const level = pyramidLevels(table.view, table.props().seat)[colour.id] ?? 0;
  return ruled(table, 'kemet.tiles', {
    title: capital(colour.name),
    body: table.me ? capital(said(table, words.pyramidLevel, level)) : '',
    icon: `gem-${colour.id}`,
    can: said(table, uses.colourUse),
  });
}

function areaIcon(table: Table, id: string): string {
  const there = table.view.areas[id];
  const row = table.box.area(id);
  if (there?.creatures[0]) return creatureIcon(there.creatures[0]);
  if (there?.pyramid) return `gem-${there.pyramid.colour}`;
  if (row?.kind === 'sanctuary') return 'sanctuary';
  if (row?.kind === 'delta_temple') return 'temple-delta';
  if (row?.kind === 'temple') return 'temple';
  return row?.obelisk ? 'obelisk' : 'troop';
}

export function areaLook(table: Table, id: string): Tip {
  const { language } = table.props();
  const { view, box } = table;
  const there = view.areas[id];
  const rule = areaRule(id, box);
  const lines = areaWords(id, view, box, language).map(capital);
  const beasts = (there?.creatures ?? []).map((creature) =>
    [box.name(creature), box.creature(creature)?.rule].filter(Boolean).join(': '),
  );
  const more = there?.pyramid ? said(table, uses.pyramidUse, there.pyramid.level) : sectionOf(table, rule);
  const legal = table.areas.has(id);
  return {
    title: box.name(id),
    body: lines.join('\n'),
    house: box.area(id)?.house ?? false,
    rule,
    icon: areaIcon(table, id),
    more: [...beasts, more].filter(Boolean).join('\n'),
    can: legal
      ? said(table, uses.chooseNow)
      : sentences(said(table, uses.areaUse), box.area(id)?.obelisk ? said(table, uses.areaByTeleport) : ''),
    ...refusal(table, 'area', id),
    quiet: legal || table.pendingMarch,
  };
}
