import { changedFields } from '#domain/changed-fields.ts';
import { redacted, withoutSealed } from '../history/redact.ts';
import type { Difference } from './contract.ts';

/** The fields of an entity, named as in its history. */
export type Fields = Readonly<Record<string, unknown>>;
export type FieldChange = Difference['changes'][number];

/** Fields of every row that the two points of a difference already show. */
const ofEveryRow = ['id', 'revision', 'createdAt', 'updatedAt'];

/**
 * The state's fields, named as in histories, followed by further fields of the row. `leftOut` names row fields that
 * repeat others or are derived from them.
 */
export function fieldsOf(state: object, row: object, leftOut: readonly string[]): Fields {
  const told = Object.entries({ ...state, ...row, ...state });
  return Object.fromEntries(told.filter(([name]) => !leftOut.includes(name) && !ofEveryRow.includes(name)));
}

/** The changed fields of one entity. Personal data is only marked as changed. */
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
  return field === 'recipient' && value !== null ? redacted : withoutSealed(value);
}
