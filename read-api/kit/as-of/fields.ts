import { changedFields } from '#domain/changed-fields.ts';
import { redacted } from '../history/redact.ts';
import type { Difference } from './contract.ts';

/** The fields of an entity, by the names that its history has for them. */
export type Fields = Readonly<Record<string, unknown>>;
export type FieldChange = Difference['changes'][number];

/** What every row has, and what is told with the two points themselves. */
const ofEveryRow = ['id', 'revision', 'createdAt', 'updatedAt'];

/**
 * The state's fields, which a history tells first, and then what the row tells besides; without what the row says in another
 * form or what follows from the others.
 */
export function fieldsOf(state: object, row: object, leftOut: readonly string[]): Fields {
  const told = Object.entries({ ...state, ...row, ...state });
  return Object.fromEntries(told.filter(([name]) => !leftOut.includes(name) && !ofEveryRow.includes(name)));
}

/** What differs of one entity. Personal data say that they differ, not what they are. */
export function changesBetween(stream: string, before: Fields = {}, after: Fields = {}): FieldChange[] {
  const dash = stream.indexOf('-');
  const names = Object.keys({ ...before, ...after });
  const were = Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
  const are = Object.fromEntries(names.map((name) => [name, after[name] ?? null]));
  return Object.keys(changedFields<Record<string, unknown>>(were, are)).map((field) => ({
    category: stream.slice(0, dash),
    entityId: stream.slice(dash + 1),
    field,
    before: shown(field, were[field]),
    after: shown(field, are[field]),
  }));
}

function shown(field: string, value: unknown): unknown {
  return field === 'recipient' && value !== null ? redacted : value;
}
