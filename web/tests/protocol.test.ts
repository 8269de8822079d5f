// @vitest-environment node
// Documents and schemas say the same: every example validates, and every message has one.
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Example {
  line: number;
  tag: string;
  game: string; // the chapter it stands in
  value: { type?: string };
}

interface Definition {
  oneOf?: { $ref: string }[];
  enum?: string[];
  properties?: { type?: { const: string } };
}

const file = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const schema = (name: string) =>
  JSON.parse(file(`protocol/${name}.schema.json`)) as { $id: string; $defs: Record<string, Definition> };

/** The fenced examples with a tag after `json`. */
function examplesOf(text: string): Example[] {
  const found: Example[] = [];
  let game = '';
  let fence: { tag: string; line: number; body: string[] } | null = null;
  text.split('\n').forEach((words, index) => {
    if (fence && words === '```') {
      found.push({ line: fence.line, tag: fence.tag, game, value: JSON.parse(fence.body.join('\n')) as Example['value'] });
      fence = null;
    } else if (fence) fence.body.push(words);
    else if (words.startsWith('```json ')) fence = { tag: words.slice(8), line: index + 1, body: [] };
    else if (words.startsWith('## ')) game = words.slice(3).toLowerCase();
  });
  return found;
}

const messages = schema('messages');
const ajv = new Ajv2020({ allErrors: true, strict: true });
for (const each of [messages, schema('kemet'), schema('fertility')]) ajv.addSchema(each);

function validatorOf(name: string, definition: string): ValidateFunction {
  const validate = ajv.getSchema(`${name}.schema.json#/$defs/${definition}`);
  if (!validate) throw new Error(`protocol/${name}.schema.json has no ${definition}`);
  return validate;
}

function complaints(validate: ValidateFunction, value: unknown): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** The definitions of a union, by the `type` of the message. */
function byType(union: string): Map<string, string> {
  const names = (messages.$defs[union]?.oneOf ?? []).map((reference) => reference.$ref.replace('#/$defs/', ''));
  return new Map(names.map((name) => [messages.$defs[name]?.properties?.type?.const ?? '', name]));
}

describe('docs/protocol.md', () => {
  const document = file('docs/protocol.md');
  const examples = examplesOf(document);
  const sides = { client: byType('ClientMessage'), server: byType('ServerMessage') };

  test.each(examples)('line $line: $tag $value.type', ({ tag, value }) => {
    if (tag === 'http') return expect(complaints(validatorOf('messages', 'HttpBody'), value)).toEqual([]);
    const definition = sides[tag as keyof typeof sides].get(value.type ?? '');
    expect(definition, `no message of that type in protocol/messages.schema.json`).toBeDefined();
    expect(complaints(validatorOf('messages', definition ?? ''), value)).toEqual([]);
  });

  test.each(['client', 'server'] as const)('every %s message has an example', (side) => {
    const shown = new Set(examples.filter(({ tag }) => tag === side).map(({ value }) => value.type ?? ''));
    expect([...shown].sort()).toEqual([...sides[side].keys()].sort());
  });

  test('every error code is explained', () => {
    const table = document.slice(document.indexOf('| code | when |'));
    const explained = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| `(\w+)`/gm)].map((match) => match[1]);
    expect(explained).toEqual(messages.$defs.ErrorCode?.enum);
  });

  test('what is not in the document is refused', () => {
    const client = validatorOf('messages', 'ClientMessage');
    const act = { type: 'act', table: 't8fz1c', position: 57, seat: 'jackal', action: 'pass' };
    expect(client(act)).toBe(true);
    expect(client({ ...act, secret: 1 })).toBe(false);
    expect(client({ ...act, position: '57' })).toBe(false);
    expect(client({ ...act, type: 'cheat' })).toBe(false);
  });
});

describe('docs/views.md', () => {
  const definitions: Record<string, string> = { view: 'View', battle: 'Battle', components: 'Components' };

  test.each(examplesOf(file('docs/views.md')))('line $line: $game $tag', ({ tag, game, value }) => {
    const definition = game.charAt(0).toUpperCase() + game.slice(1) + definitions[tag];
    expect(complaints(validatorOf(game, definition), value)).toEqual([]);
  });
});
