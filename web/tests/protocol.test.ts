// @vitest-environment node
// Documents and schemas say the same: every example validates, and every message has one.
import { describe, expect, test } from 'vitest';
import { byType, complaints, file, ofGame, schemas } from './support/schemas';

interface Example {
  line: number;
  tags: string[];
  value: { type?: string };
}

/** The fenced examples, with the words after `json`. */
function examplesOf(text: string): Example[] {
  const found: Example[] = [];
  let fence: { tags: string[]; line: number; body: string[] } | null = null;
  text.split('\n').forEach((words, index) => {
    if (fence && words === '```') {
      found.push({ line: fence.line, tags: fence.tags, value: JSON.parse(fence.body.join('\n')) as Example['value'] });
      fence = null;
    } else if (fence) fence.body.push(words);
    else if (words.startsWith('```json')) fence = { tags: words.split(' ').slice(1), line: index + 1, body: [] };
  });
  return found;
}

/** The names in the first column of the table that follows a text. */
function firstColumn(document: string, after: string): string[] {
  const rest = document.slice(document.indexOf(after) + after.length);
  const table = rest.slice(rest.indexOf('\n| --- '));
  const rows = table.slice(1, table.indexOf('\n\n')).split('\n').slice(1);
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));
}

describe('docs/protocol.md', () => {
  const document = file('docs/protocol.md');
  const examples = examplesOf(document);
  const sides = { client: byType('ClientMessage'), server: byType('ServerMessage') };

  test.each(examples)('line $line: $tags $value.type', ({ tags, value }) => {
    const [tag = ''] = tags;
    const definition = tag === 'http' ? 'HttpBody' : sides[tag as keyof typeof sides].get(value.type ?? '');
    expect(definition, 'no message of that type in protocol/messages.schema.json').toBeDefined();
    expect(complaints('messages', definition ?? '', value)).toEqual([]);
  });

  test.each(['client', 'server'] as const)('every %s message has an example', (side) => {
    const shown = new Set(examples.filter(({ tags }) => tags[0] === side).map(({ value }) => value.type ?? ''));
    expect([...shown].sort()).toEqual([...sides[side].keys()].sort());
  });

  test('every request has its answer named', () => {
    expect(firstColumn(document, '## WebSocket').sort()).toEqual([...sides.client.keys()].sort());
  });

  test('every error code is explained', () => {
    expect(firstColumn(document, '### Errors')).toEqual(schemas.messages.$defs.ErrorCode?.enum);
  });

  test('what is not in the document is refused', () => {
    const act = { type: 'act', table: 't8fz1c', position: 57, seat: 'jackal', action: 'pass' };
    expect(complaints('messages', 'ClientMessage', act)).toEqual([]);
    expect(complaints('messages', 'ClientMessage', { ...act, secret: 1 })).not.toEqual([]);
    expect(complaints('messages', 'ClientMessage', { ...act, position: '57' })).not.toEqual([]);
    expect(complaints('messages', 'ClientMessage', { ...act, type: 'cheat' })).not.toEqual([]);
  });
});

describe('docs/views.md', () => {
  const document = file('docs/views.md');
  const games = ['kemet', 'fertility'] as const;
  const parts: Record<string, string> = {
    view: 'View',
    battle: 'Battle',
    alliance: 'Alliance',
    'alliance-components': 'AllianceComponents',
    components: 'Components',
    action: 'Action',
    event: 'Event',
  };

  test.each(examplesOf(document))('line $line: $tags', ({ tags, value }) => {
    const [tag = '', game = ''] = tags;
    const known = games.find((each) => each === game);
    if (!known) return expect(complaints('messages', 'GameOwn', value)).toEqual([]);
    expect(complaints(known, ofGame(known, parts[tag] ?? tag), value)).toEqual([]);
  });

  test.each(games)('every kind of action and event of %s', (game) => {
    const chapter = document.slice(document.indexOf(`## ${ofGame(game, '')}\n`));
    const { $defs } = schemas[game];
    const actions = $defs[ofGame(game, 'Action')]?.oneOf ?? [];
    const kinds = actions.map(({ $ref }) => $defs[$ref.replace('#/$defs/', '')]?.properties?.kind?.const ?? '');
    expect(firstColumn(chapter, '### Actions').sort()).toEqual(kinds.sort());
    expect(firstColumn(chapter, '### Events')).toEqual($defs[ofGame(game, 'EventKind')]?.enum);
  });
});
