import type { Rights } from '../session/rights.ts';
import { type ActionTable, type OfferedAction, offeredActions } from './action-table.ts';

/**
 * The reverse action that the transition table names; null if the table names none, or if the person may not take it.
 */
export function undoOf(
  table: ActionTable,
  { row }: Pick<OfferedAction, 'row'>,
  rights: Rights,
): OfferedAction | null {
  if (row.undo === undefined) return null;
  return offeredActions(table, rights).find(({ name }) => name === row.undo) ?? null;
}

/** Whether the reverse action restores the status `from`, in which the action was taken; false if unknown. */
export function leadsBack({ row }: Pick<OfferedAction, 'row'>, from: unknown): boolean {
  if (row.undo === undefined) return false;
  return row.undoFrom === undefined || row.undoFrom.some((status) => status === from);
}
