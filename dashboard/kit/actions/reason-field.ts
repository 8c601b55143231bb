import type { Transition } from '#domain/transition-table.ts';
import type { AskedField } from './fields.ts';

/** The reason field; null if the action's row in the transition table requires no reason. */
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
