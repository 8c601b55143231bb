import type { Transition } from '#domain/transition-table.ts';
import type { AskedField } from './fields.ts';

/** The reason field, if the action's row in the transition table requires a reason; else null. */
export function reasonField(row: Pick<Transition, 'reason'>): AskedField | null {
  if (row.reason === undefined) return null;
  return {
    name: 'reason',
    text: 'reason',
    kind: 'text',
    required: row.reason === 'required',
    atMost: 500,
    lines: 3,
  };
}
