import type { TSchema } from 'typebox';

/** The schema keywords that bodies of calls use. */
export interface Bounded {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Bounded[];
  properties?: Readonly<Record<string, Bounded>>;
  patternProperties?: Readonly<Record<string, Bounded>>;
  additionalProperties?: boolean | Bounded;
  maxProperties?: number;
  items?: Bounded;
  maxItems?: number;
  uniqueItems?: boolean;
  maxLength?: number;
  format?: string;
  /** The maximum length of the value as JSON, in characters. The call refuses a longer value. */
  maxJsonLength?: number;
}

/** The maximum bytes of a character: JSON may escape any character as `\uXXXX`. */
const bytesOfCharacter = 6;
const longestNumber = 25;
/** The length in characters that we assume for a record's names: its schema limits their number but not their length. */
const longestName = 64;
const lengthsOfFormats: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

/** Returns the size of the largest valid body in bytes. Throws an error that names any unbounded place in the schema. */
export function largestBody(schema: TSchema): number {
  return largest(schema as Bounded, 'body');
}

function largest(schema: Bounded, at: string): number {
  const characters = schema.maxJsonLength;
  if (characters !== undefined) return characters * bytesOfCharacter;
  if (schema.enum !== undefined) return Math.max(...schema.enum.map(lengthOf));
  if (schema.const !== undefined) return lengthOf(schema.const);
  if (schema.anyOf !== undefined) return Math.max(...schema.anyOf.map((branch) => largest(branch, at)));
  switch (schema.type) {
    case 'object':
      return largestObject(schema, at);
    case 'array': {
      const { items = {}, maxItems = unbounded(at, 'maxItems') } = schema;
      return 2 + maxItems * (1 + largest(items, `${at}[]`));
    }
    case 'string': {
      const { format = '', maxLength = lengthsOfFormats[format] ?? unbounded(at, 'maxLength') } = schema;
      return 2 + maxLength * bytesOfCharacter;
    }
    case 'integer':
    case 'number':
      return longestNumber;
    case 'boolean':
    case 'null':
      return 'false'.length;
  }
  return unbounded(at, 'type');
}

function largestObject(schema: Bounded, at: string): number {
  const { properties = {}, maxProperties } = schema;
  const named = Object.entries(properties).map(
    ([name, inner]) => lengthOf(name) + 2 + largest(inner, `${at}.${name}`),
  );
  const others = recordSchemas(schema).map((inner) => {
    const many = maxProperties ?? unbounded(at, 'maxProperties');
    return many * (longestName * bytesOfCharacter + 4 + largest(inner, `${at}.*`));
  });
  return [2, ...named, ...others].reduce((sum, bytes) => sum + bytes);
}

/** Returns the value schemas of a record, an object whose property names are free. */
export function recordSchemas({ patternProperties = {}, additionalProperties }: Bounded): Bounded[] {
  const ofOthers = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...Object.values(patternProperties), ...ofOthers];
}

function lengthOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function unbounded(at: string, keyword: string): never {
  throw new Error(`nothing bounds ${at}: its schema needs ${keyword}`);
}
