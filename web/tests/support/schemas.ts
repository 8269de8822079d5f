// The schemas of protocol/, ready to hold messages to them.
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Definition {
  oneOf?: { $ref: string }[];
  enum?: string[];
  required?: string[];
  properties?: { type?: { const: string }; kind?: { const: string } };
}

export interface Schema {
  $id: string;
  $defs: Record<string, Definition>;
}

/** A file of the repository. */
export const file = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

const load = (name: string) => JSON.parse(file(`protocol/${name}.schema.json`)) as Schema;

export const schemas = { messages: load('messages'), kemet: load('kemet'), fertility: load('fertility') };

const ajv = new Ajv2020({ allErrors: true, strict: true });
for (const schema of Object.values(schemas)) ajv.addSchema(schema);

/** What is wrong with a value that should be as defined; empty if nothing is. */
export function complaints(schema: keyof typeof schemas, definition: string, value: unknown): string[] {
  const validate: ValidateFunction | undefined = ajv.getSchema(`${schema}.schema.json#/$defs/${definition}`);
  if (!validate) return [`protocol/${schema}.schema.json has no ${definition}`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
}

/** The definitions of a union, by the `type` of the message. */
export function byType(union: 'ClientMessage' | 'ServerMessage'): Map<string, string> {
  const definitions = schemas.messages.$defs;
  const names = (definitions[union]?.oneOf ?? []).map((reference) => reference.$ref.replace('#/$defs/', ''));
  return new Map(names.map((name) => [definitions[name]?.properties?.type?.const ?? '', name]));
}

/** `Kemet` and `View` make `KemetView`. */
export const ofGame = (game: string, part: string) => game.charAt(0).toUpperCase() + game.slice(1) + part;
