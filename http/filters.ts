import Type, { type TSchema, type TUnsafe } from 'typebox';
import { shownStockCode } from '#domain/codes.ts';
import { invalidQuery } from './errors.ts';
import { highestId, Id } from './ids.ts';

const listed = 500;

/** The key under which a parameter's schema holds the function that reads its text. The OpenAPI document omits it. */
export const reading: unique symbol = Symbol('reading');

/** Reads the text of the named query parameter. Throws 400 for a value that the schema cannot refuse. */
export type ReadText<Value> = (name: string, text: string) => Value;

/** A query parameter whose text is read into a value before the call sees it. */
function Read<Value>(
  schema: TSchema,
  read: ReadText<Value>,
): TUnsafe<Value> & { [reading]: ReadText<Value> } {
  return { ...schema, ...Type.Unsafe<Value>(schema), [reading]: read };
}

/** Ids up to a highest one. Higher ones are dropped, since no entity has them: an empty list means "no rows", never "no filter". */
export function IdsUpTo(highest: number) {
  const ids = Type.String({
    format: 'plain',
    pattern: `^\\d{1,16}(,\\d{1,16}){0,${listed - 1}}$`,
    description: `Ids with commas between them, at most ${listed}`,
  });
  return Read(ids, (_name, text) => [...new Set(text.split(',').map(Number))].filter((id) => id <= highest));
}
export const IdsParam = IdsUpTo(highestId);
/** Ids of a call that names things, and answers 404 for those that do not exist. */
export const AnyIdsParam = IdsUpTo(Number.POSITIVE_INFINITY);
export const IdParam = Id;
export const FlagParam = Type.Boolean();
/** A search term. It matches texts that look the same on screen, even if their characters are encoded differently. */
export const TextParam = Type.String({ minLength: 1, maxLength: 200, format: 'plain' });

/** The maximum number of codes in one request; more answer 400. The limit fits a scanner's batch, not an export. */
export const codesAtMost = 100;
export const CodesParam = Read(
  Type.String({
    format: 'plain',
    minLength: 1,
    maxLength: 8000,
    description: `Whole codes with commas between them, whatever their case, at most ${codesAtMost}`,
  }),
  codesOf,
);
export const TimeParam = Type.String({
  format: 'plain',
  maxLength: 40,
  description: 'A date (YYYY-MM-DD, in UTC) or an ISO 8601 time. The end counts whole.',
});
/** A period as text, for bodies. Bodies hold values as they are written. */
export const PeriodText = Type.String({
  format: 'plain',
  maxLength: 81,
  description:
    'One date or time, or two with a comma between them: from the first to the second, which counts whole',
});
export const PeriodParam = Read(PeriodText, periodOf);

/** A period whose description says more than that of others. */
export function PeriodSaying(description: string) {
  return Read({ ...PeriodText, description }, periodOf);
}

/** A filter by business days in Korea. It takes no times, since the filtered values are days. */
export const DaysParam = Read(
  Type.String({
    format: 'plain',
    pattern: '^\\d{4}-\\d{2}-\\d{2}(,\\d{4}-\\d{2}-\\d{2})?$',
    description:
      'One business day (YYYY-MM-DD, of Korea), or two with a comma between them: from the first to the second',
  }),
  daysOf,
);

/** A comma-separated list of texts, trimmed, each once. The schema of the whole text bounds it. */
export function TextsParam(whole: TSchema) {
  return Read(whole, (_name, text) => [...new Set(text.split(',').map((each) => each.trim()))]);
}

/** The schema of a comma-separated list of these values. */
export function SomeOf<const Value extends string>(values: readonly Value[]) {
  const some = Type.String({
    maxLength: 2000,
    description: `With commas between them: ${values.join(', ')}`,
  });
  return Read(some, (name, text) => someOf(name, text, values));
}

/** Normalizes a garment's code for comparison: case and character width do not matter. */
export function foldedCode(code: string): string {
  return shownStockCode(code).toLowerCase();
}

/** Parses a comma-separated list of codes as written, without duplicates. */
function codesOf(name: string, text: string): string[] {
  const written = text.split(',').flatMap((code) => code.trim() || []);
  const codes = [...new Map(written.toReversed().map((code) => [foldedCode(code), code])).values()].reverse();
  if (codes.length === 0) throw invalidQuery(name, 'names no code');
  if (codes.length > codesAtMost) {
    throw invalidQuery(name, `takes at most ${codesAtMost} codes at once, not ${codes.length}`);
  }
  return codes;
}

/**
 * Parses a comma-separated list of allowed values, without duplicates.
 *
 * @throws 400 for a value that is not allowed.
 */
function someOf<const Value extends string>(name: string, text: string, allowed: readonly Value[]): Value[] {
  const given = [...new Set(text.split(',').map((value) => value.trim()))];
  const wrong = given.filter((value) => !(allowed as readonly string[]).includes(value));
  if (wrong.length > 0) throw invalidQuery(name, `does not take ${quoted(wrong)}`, allowed);
  return given as Value[];
}

/** A period between ISO instants: `from` is inclusive, `until` exclusive. */
export interface Period {
  from?: string;
  until?: string;
}

/** Parses one day, or a start and an end (days or times), both inclusive. */
export function periodOf(name: string, text: string): Period {
  const [first, second, ...others] = text.split(',');
  if (first === undefined || others.length > 0)
    throw invalidQuery(name, 'takes one time, or two with a comma');
  const period = { from: instantOf(name, first, 0), until: instantOf(name, second ?? first, 1) };
  if (period.from >= period.until) throw invalidQuery(name, 'ends before it begins');
  return period;
}

/** Days of Korea, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** Parses one day, or a first and a last day, both inclusive. */
function daysOf(name: string, text: string): Days {
  periodOf(name, text);
  const [from = text, to = from] = text.split(',');
  return { from, to };
}

/** Parses the parameters `<name>_after` and `<name>_before` into a period; undefined if both are missing. */
export function betweenOf(
  name: string,
  after: string | undefined,
  before: string | undefined,
): Period | undefined {
  if (after === undefined && before === undefined) return undefined;
  return {
    ...(after !== undefined && { from: instantOf(`${name}_after`, after, 0) }),
    ...(before !== undefined && { until: instantOf(`${name}_before`, before, 1) }),
  };
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Returns the start of a day (in UTC) or millisecond as an ISO instant; with `after` 1, the start of the next day or
 * millisecond.
 */
function instantOf(name: string, text: string, after: 0 | 1): string {
  const isDay = day.test(text);
  const time = isDay || instant.test(text) ? Date.parse(text) : Number.NaN;
  // JavaScript parses `2026-02-30` as March 2nd: the parsed date must format back to the input.
  const isReal = !Number.isNaN(time) && (!isDay || new Date(time).toISOString().startsWith(text));
  if (!isReal || time < Date.UTC(1900) || time > Date.UTC(2999, 11, 31)) {
    throw invalidQuery(
      name,
      `must be a date (YYYY-MM-DD) or an ISO 8601 time with its offset, not ${quoted([text])}`,
    );
  }
  return new Date(time + after * (isDay ? 86_400_000 : 1)).toISOString();
}

function quoted(values: readonly string[]): string {
  return values
    .slice(0, 5)
    .map((value) => JSON.stringify(value.slice(0, 60)))
    .join(', ');
}
