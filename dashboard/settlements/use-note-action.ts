import { type OfferedAction, offeredActions } from '../kit/actions/action-table.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { monthActionTable } from './month-action-table.ts';

/** The action that notes a tax invoice; null for people who may not take it. */
export function useNoteAction(): OfferedAction | null {
  const identity = useIdentity();
  if (identity === null) return null;
  return offeredActions(monthActionTable, identity).find(({ name }) => name === 'note_tax_invoice') ?? null;
}
