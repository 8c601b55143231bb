import type { Look } from '#read-api/looks/contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { lookActionTable } from './look-action-table.ts';

interface LookBulkActionsProps {
  selection: Selection<Look>;
  onDone: () => void;
}

/** The actions on the chosen looks. */
export function LookBulkActions({ selection, onDone }: LookBulkActionsProps) {
  return (
    <BulkActions
      table={lookActionTable}
      selection={selection}
      nameOf={({ id, user }) => [id, user.username].filter(Boolean).join(' · ')}
      onDone={onDone}
    />
  );
}
