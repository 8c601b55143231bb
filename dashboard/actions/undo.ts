import type { Scope } from '../session/token.ts';
import { type ActionTable, type OfferedAction, offeredActions } from './action-table.ts';

/** The action by which a person undoes another one, as the transition table names it; null where there is none for them. */
export function undoOf(
  table: ActionTable,
  { row }: Pick<OfferedAction, 'row'>,
  scope: Scope,
): OfferedAction | null {
  if (row.undo === undefined) return null;
  return offeredActions(table, scope).find(({ name }) => name === row.undo) ?? null;
}
