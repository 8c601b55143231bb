import { changedFields } from '#domain/changed-fields.ts';
import { stateOf as stockItemState } from '#projections/stock/projection.ts';
import { stateOf as trysetItemState } from '#projections/tryset-items/projection.ts';
import type { TrysetRow } from '#projections/trysets/tables.ts';
import { redacted } from '../history/redact.ts';
import type { Difference } from './contract.ts';
import type { Rows } from './rows.ts';

/** The fields of an entity, by the names that its history has for them. */
export type Fields = Readonly<Record<string, unknown>>;
export type FieldChange = Difference['changes'][number];

/** What is said in another form, follows from the others, or is told with the two points themselves. */
const leftOut: ReadonlySet<string> = new Set([
  ...['id', 'revision', 'createdAt', 'updatedAt', 'life', 'brandIds', 'lookId', 'lookSnsType', 'postStatus'],
  ...['trialEndsAt', 'postDueAt', 'holderKind', 'holderId', 'expiredReplacements', 'prepareOn'],
  ...['approverLabel', 'approverId', 'returnApproverLabel', 'returnApproverId'],
]);

/** What these rows say of each entity, by its stream. */
export function fieldsOf({ trysets, trysetItems, stockItems, people }: Rows): Map<string, Fields> {
  const recipients = new Map(people.map((person) => [person.id, person]));
  return new Map(
    [
      ...trysets.map(
        (row) => [`tryset-${row.id}`, ofTryset(row, recipients.get(`tryset:${row.id}`))] as const,
      ),
      ...trysetItems.map((row) => [`tryset_item-${row.id}`, stateFirst(trysetItemState(row), row)] as const),
      ...stockItems.map((row) => [`stock_item-${row.id}`, stateFirst(stockItemState(row), row)] as const),
    ].map(([stream, fields]) => [stream, compared(fields)]),
  );
}

/** The state's fields, which a history tells first, and then what the row tells besides. */
function stateFirst(state: object, row: object): Fields {
  return { ...state, ...row, ...state };
}

function ofTryset(row: TrysetRow, recipient: object | undefined): Fields {
  const { items, life, ...fields } = row;
  const named = items.map(({ id, productId }) => ({ trysetItemId: id, productId }));
  return stateFirst({ status: life, items: named, recipient: recipient ?? null }, fields);
}

function compared(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !leftOut.has(name)));
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
