// What a click tells of the things of one god against an alliance: goals, tokens, temples, powers.
import type { Tip } from '../../../lib/tip.ts';
import { creatureIcon, powerIcon } from '../box.ts';
import { capital, refusal, ruled, said, sentences } from './looks.ts';
import type { Table } from '../state.svelte.ts';
import type { AllianceView, CreatureCardRow, PlayerView, PowerTokenRow, Temple } from '../types.ts';
import { words } from '../words/words.ts';
import { uses } from '../words/uses.ts';

const can = (table: Table, kind: string) => table.actions.some((action) => action.kind === kind);

export function speakerLook(table: Table, player: PlayerView): Tip {
  return ruled(table, 'kemet.alliance.day', {
    title: `${table.box.name(player.seat)}: ${said(table, words.speaker)}`,
    body: '',
    icon: 'chat',
    can: said(table, uses.speakerUse),
  });
}

/** How far the day is. */
export function trackWords(table: Table, { day_track: at }: AllianceView): string {
  const plan = table.box.components.alliance?.day_track ?? [];
  if (!at) return '';
  const who =
    at.side === 'lone'
      ? said(table, words.trackLone, at.action, plan[at.phase - 1] ?? 0)
      : said(table, words.trackAlliance);
  return said(table, words.trackNow, at.phase, plan.length, who);
}

export function trackLook(table: Table, alliance: AllianceView): Tip {
  const phases = (table.box.components.alliance?.day_track ?? []).map(
    (actions, i) => `${i + 1}. ${said(table, words.trackPlan, actions)}`,
  );
  return ruled(table, 'kemet.alliance.day', {
    title: said(table, words.dayTrack),
    body: [capital(trackWords(table, alliance)), ...phases].filter(Boolean).join('\n'),
    house: true,
    icon: table.view.night ? 'night' : 'day',
    can: said(table, uses.trackUse),
  });
}

export function loneGoalLook(table: Table, { goals: { lone } }: AllianceView): Tip {
  return ruled(table, 'kemet.lone', {
    title: said(table, words.goalLone, lone.battle_points, lone.goal),
    body: said(table, words.goalLoneLong, lone.goal, lone.rival_units),
    icon: 'god-seth',
    can: said(table, uses.battlePointsUse),
  });
}

export function allianceGoalLook(table: Table, { goals: { alliance } }: AllianceView): Tip {
  return ruled(table, 'kemet.alliance', {
    title: said(table, words.goalAlliance, alliance.points, alliance.goal),
    body: said(table, words.goalAllianceLong, alliance.goal),
    icon: 'creature-osiris',
    can: said(table, uses.sharedPoints),
  });
}

export function ownTokensLook(table: Table, player: PlayerView): Tip {
  return ruled(table, 'kemet.lone', {
    title: said(table, words.ownTokens),
    body: String(player.tokens),
    icon: 'god-seth',
    can: said(table, uses.violetUse),
  });
}

export function takenTokensLook(table: Table, alliance: AllianceView): Tip {
  return ruled(table, 'kemet.lone', {
    title: said(table, words.takenTokens),
    body: alliance.taken_tokens.map((seat) => table.box.name(seat)).join(', ') || '0',
    icon: 'token-action',
    can: said(table, uses.takenUse),
  });
}

export function creatureCardLook(table: Table, card: CreatureCardRow): Tip {
  const creature = table.box.creature(card.creature)?.rule;
  return {
    ...ruled(table, 'kemet.lone.seize', {
      title: card.name,
      body: [card.rule, creature].filter(Boolean).join('\n'),
      house: card.house,
      icon: creatureIcon(card.creature),
      can: said(table, table.isLegal('creature_card', card.id) ? uses.chooseNow : uses.creatureCardUse),
    }),
    ...refusal(table, 'creature_card', card.id),
  };
}

/** What a temple pays when the day ends: one PP at level 2, what its token says at level 3. */
export function pays(table: Table, temple: Temple): number {
  if (temple.level < 2) return 0;
  const tokens = table.box.components.alliance?.prayer_tokens ?? [];
  return tokens.find((token) => token.id === temple.prayer_token)?.prayer ?? 1;
}

/** @param temple null: the place of one that is not yet begun */
export function templeLook(table: Table, temple: Temple | null): Tip {
  const holder = temple?.side === 'lone' ? words.seth : temple?.side === 'alliance' ? words.alliance : null;
  const lines = [
    ...(temple && pays(table, temple) > 0 ? [said(table, words.templePays, pays(table, temple))] : []),
    ...(holder ? [said(table, words.templeHeld, said(table, holder))] : []),
  ];
  return ruled(table, 'kemet.alliance.temples', {
    title: temple
      ? said(table, words.templeAt, table.box.name(temple.area), temple.level)
      : said(table, words.templePlace),
    body: lines.map(capital).join('\n'),
    icon: `sacrifice-${temple?.level ?? 1}`,
    can: said(table, can(table, 'build') ? uses.templeNow : uses.templeUse),
  });
}

export function prayerTokensLook(table: Table, alliance: AllianceView): Tip {
  return ruled(table, 'kemet.alliance.temples', {
    title: said(table, words.prayerTokens),
    body: String(alliance.prayer_tokens),
    icon: 'prayer',
    can: said(table, uses.prayerTokenUse),
  });
}

function ceremonyWords(table: Table, { held, cost, due, payers }: AllianceView['ceremony']): string[] {
  if (held) return [said(table, words.ceremonyHeld)];
  if (due !== null) return [said(table, words.ceremonyDue, due)];
  const names = payers.map((seat) => table.box.name(seat)).join(', ');
  return [
    said(table, words.ceremonyCost, cost),
    names ? said(table, words.ceremonyPayers, names) : said(table, words.nobodyPays),
  ];
}

export function ceremonyLook(table: Table, { ceremony }: AllianceView): Tip {
  return ruled(table, 'kemet.alliance.ceremony', {
    title: said(table, words.goalCeremony),
    body: ceremonyWords(table, ceremony).map(capital).join('\n'),
    icon: 'dawn',
    can: said(table, can(table, 'ceremony') ? uses.ceremonyNow : uses.ceremonyUse),
  });
}

export function powerTokenLook(table: Table, token: PowerTokenRow): Tip {
  const had = table.view.alliance?.power_tokens.includes(token.id) ?? false;
  const use = table.isLegal('power_token', token.id) ? uses.chooseNow : had ? uses.powerWorks : uses.powerUse;
  return {
    ...ruled(table, 'kemet.alliance.ceremony', {
      title: token.name,
      body: sentences(`${capital(said(table, had ? words.powerHad : words.powerLeft))}.`, token.rule),
      house: token.house,
      icon: powerIcon(token.gives),
      can: said(table, use),
    }),
    ...refusal(table, 'power_token', token.id),
  };
}

export function greyTokenLook(table: Table): Tip {
  return ruled(table, 'kemet.turn.tokens', {
    title: said(table, words.greyToken),
    body: '',
    icon: 'token-silver',
    can: said(table, uses.greyUse),
  });
}
