import type { Rights } from '../session/rights.ts';
import { type ActionTable, type OfferedAction, offeredActions } from './action-table.ts';

/** The action by which a person undoes another one, as the transition table names it; null where there is none for them. */
export function undoOf(
  table: ActionTable,
  { row }: Pick<OfferedAction, 'row'>,
  rights: Rights,
): OfferedAction | null {
  if (row.undo === undefined) return null;
  return offeredActions(table, rights).find(({ name }) => name === row.undo) ?? null;
}

/** Whether that leads back to all that was, from the status in which the action was taken; unknown is no. */
export function leadsBack({ row }: Pick<OfferedAction, 'row'>, from: unknown): boolean {
  if (row.undo === undefined) return false;
  return row.undoFrom === undefined || row.undoFrom.some((status) => status === from);
}
