// What a click tells of what a player has, and of how the match stands.
import type { Tip } from '../../../lib/tip.ts';
import type { Text } from '../../../lib/words.ts';
import { abbreviations } from '../words/abbreviations.ts';
import { ruled, said } from './looks.ts';
import type { Table } from '../state.svelte.ts';
import type { PlayerView } from '../types.ts';
import { words } from '../words/words.ts';
import { uses } from '../words/uses.ts';

// What points and cards are for says where they are spelt out.
const meaning = (rule: string): Text => abbreviations.find((each) => each.rule === rule)!.what;

export function points(table: Table, player: PlayerView): string {
  const goal = table.view.alliance?.goals.lone.goal ?? 0;
  if (player.side === 'lone') return said(table, words.goalLone, player.battle_points, goal);
  const split = said(table, words.pointsSplit, player.points - player.temporary_points, player.temporary_points);
  return `${said(table, words.points)}: ${player.points} (${split})`;
}

export function pointsLook(table: Table, player: PlayerView): Tip {
  const lone = player.side === 'lone';
  return ruled(table, lone ? 'kemet.lone' : 'kemet.points', {
    title: said(table, words.points),
    body: `${table.box.name(player.seat)} – ${points(table, player)}`,
    icon: 'vp-permanent',
    can: said(table, lone ? uses.battlePointsUse : meaning('kemet.points')),
  });
}

/** Something that a player has a number of. */
export interface Holding {
  icon: string;
  rule: string;
  word: Text;
  value: number;
  use: Text;
}

export function holdings(player: PlayerView): Holding[] {
  const { prayer, di_cards, battle_cards, reserve, captives, veterans } = player;
  const rows: Holding[] = [
    { icon: 'prayer', rule: 'kemet.prayer', word: words.prayer, value: prayer, use: meaning('kemet.prayer') },
    { icon: 'card-di', rule: 'kemet.cards', word: words.diCards, value: di_cards, use: meaning('kemet.cards') },
    {
      icon: 'card-battle',
      rule: 'kemet.battle.council',
      word: words.battleCards,
      value: battle_cards,
      use: uses.battleCardUse,
    },
    { icon: 'unit', rule: 'kemet.troops', word: words.reserve, value: reserve, use: uses.reserveUse },
  ];
  if ((captives ?? 0) > 0)
    rows.push({ icon: 'lock', rule: 'kemet.lone', word: words.captives, value: captives, use: uses.captivesUse });
  if (veterans > 0)
    rows.push({
      icon: 'veteran',
      rule: 'kemet.veterans',
      word: words.veterans,
      value: veterans,
      use: uses.veteransUse,
    });
  return rows;
}

export function holdingLook(table: Table, player: PlayerView, { icon, rule, word, value, use }: Holding): Tip {
  return ruled(table, rule, {
    title: said(table, word),
    body: `${table.box.name(player.seat)}: ${value}`,
    icon,
    can: said(table, use),
  });
}

export function tokensLook(table: Table, player: PlayerView): Tip {
  const special = [...(player.silver > 0 ? [words.silver] : []), ...(player.gold > 0 ? [words.gold] : [])];
  const also = special.map((each) => said(table, each));
  return ruled(table, 'kemet.turn.tokens', {
    title: said(table, words.tokens),
    body: [`${table.box.name(player.seat)}: ${player.tokens}`, ...also].join('\n'),
    icon: 'token-action',
    can: said(table, uses.spaceUse),
  });
}

/** The day or night that it is. */
export function dayWords(table: Table): string {
  const { day, night } = table.view;
  return day === 0 ? said(table, words.setUp) : said(table, night ? words.night : words.day, day);
}

export function dayLook(table: Table): Tip {
  const { night } = table.view;
  return ruled(table, night ? 'kemet.night' : 'kemet.round', {
    title: dayWords(table),
    body: '',
    icon: night ? 'night' : 'day',
    can: said(table, uses.dayUse),
  });
}

export function goalLook(table: Table): Tip {
  const { view, box } = table;
  const called = view.caller ? [said(table, words.called, box.name(view.caller))] : [];
  return ruled(table, 'kemet.end', {
    title: said(table, words.goal, box.components.goal),
    body: [...view.players.map((player) => `${box.name(player.seat)}: ${player.track}`), ...called].join('\n'),
    icon: 'crown',
    can: said(table, meaning('kemet.points')),
  });
}

export function orderLook(table: Table): Tip {
  const places = table.view.order.map((seat, i) => `${i + 1}. ${table.box.name(seat)}`);
  return ruled(table, 'kemet.order', {
    title: said(table, words.order),
    body: places.join('\n'),
    icon: 'day',
    can: said(table, uses.orderUse),
  });
}
