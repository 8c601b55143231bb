import { pairsOf } from './pairs.ts';

/** A field of a form over data that is there; `name` is its name in the request's body, `bank_account.owner_name` one inside an object. */
export interface EditField {
  name: string;
  text: string;
  /** `ids` with options are chosen from them, without they are typed; `pairs` are lines of a name, a colon and a text. */
  kind: 'text' | 'lines' | 'pairs' | 'whole' | 'decimal' | 'ids' | 'flag' | 'choice' | 'day' | 'password';
  required?: boolean;
  /** Required as soon as another field of the same object has a value: the object is there whole or not at all. */
  together?: boolean;
  /** Letters of a text; the bounds of a whole number. */
  atMost?: number;
  atLeast?: number;
  format?: 'email' | 'phone' | 'link';
  options?: readonly { value: string; text: string }[];
  help?: string;
  /** Why this person may not change it; it is shown nevertheless. */
  locked?: string;
  autoComplete?: string;
}

/** Everything is text while it is typed: a flag is `true` or `false`, nothing is empty. */
export type Values = Readonly<Record<string, string>>;

export type Problem =
  | 'required'
  | 'email'
  | 'phone'
  | 'link'
  | 'whole'
  | 'decimal'
  | 'ids'
  | 'pairs'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooShort'
  | 'day';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^\+?[0-9][0-9() .-]{4,24}$/;
const link = /^https?:\/\/\S+$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const objectOf = (name: string) => (name.includes('.') ? name.slice(0, name.indexOf('.')) : null);

/** What is wrong with the values, by field; the server has the last word. */
export function problemsOf(fields: readonly EditField[], values: Values): Record<string, Problem> {
  const begun = new Set(
    fields.flatMap(({ name, kind }) =>
      kind !== 'flag' && (values[name] ?? '').trim() ? [objectOf(name)] : [],
    ),
  );
  const problems: Record<string, Problem> = {};
  for (const field of fields) {
    const object = objectOf(field.name);
    const isRequired = field.required || (field.together && object !== null && begun.has(object));
    const problem = problemOf(field, (values[field.name] ?? '').trim(), isRequired === true);
    if (problem !== null) problems[field.name] = problem;
  }
  return problems;
}

function problemOf(
  { kind, format, atLeast, atMost }: EditField,
  value: string,
  required: boolean,
): Problem | null {
  if (value === '') return required ? 'required' : null;
  if (kind === 'decimal' && !/^\d{1,9}([.]\d{1,4})?$/.test(value)) return 'decimal';
  if (kind === 'whole' || kind === 'decimal') {
    if (kind === 'whole' && !/^\d{1,15}$/.test(value)) return 'whole';
    if (atLeast !== undefined && Number(value) < atLeast) return 'tooSmall';
    return atMost !== undefined && Number(value) > atMost ? 'tooLarge' : null;
  }
  if (kind === 'ids') return /^\d{1,10}(\s*,\s*\d{1,10})*$/.test(value) ? null : 'ids';
  if (kind === 'pairs') return pairsOf(value) === null ? 'pairs' : null;
  if (kind === 'day') return day.test(value) ? null : 'day';
  if (atLeast !== undefined && value.length < atLeast) return 'tooShort';
  if (format === 'email') return email.test(value) ? null : 'email';
  if (format === 'phone') return phone.test(value) ? null : 'phone';
  if (format === 'link') return link.test(value) ? null : 'link';
  return null;
}

function wireValue({ kind }: EditField, text: string): unknown {
  const value = kind === 'password' ? text : text.trim();
  if (kind === 'flag') return value === 'true';
  if (kind === 'ids') return value === '' ? [] : [...new Set(value.split(',').map(Number))];
  if (value === '') return null;
  if (kind === 'pairs') return pairsOf(value);
  return kind === 'whole' || kind === 'decimal' ? Number(value) : value;
}

/**
 * The request's body for the fields that changed. An object is sent whole as soon as one of its fields changed, and as
 * null where nothing of it is left.
 */
export function bodyOf(
  fields: readonly EditField[],
  values: Values,
  changed: readonly string[],
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const object = objectOf(field.name);
    if (object === null) {
      if (changed.includes(field.name)) body[field.name] = wireValue(field, values[field.name] ?? '');
    } else if (changed.some((name) => objectOf(name) === object)) {
      const inner = (body[object] ?? {}) as Record<string, unknown>;
      body[object] = {
        ...inner,
        [field.name.slice(object.length + 1)]: wireValue(field, values[field.name] ?? ''),
      };
    }
  }
  for (const [name, value] of Object.entries(body)) {
    if (isEmptyObject(value)) body[name] = null;
  }
  return body;
}

function isEmptyObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((inner) => inner === null);
}
