import type { User } from '#read-api/members/contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { memberActionTable } from './member-action-table.ts';

interface MemberBulkActionsProps {
  selection: Selection<User>;
  onDone: () => void;
}

/** What can be done with the chosen members. */
export function MemberBulkActions({ selection, onDone }: MemberBulkActionsProps) {
  return (
    <BulkActions
      table={memberActionTable}
      selection={selection}
      nameOf={({ id, username }) => username ?? String(id)}
      onDone={onDone}
    />
  );
}
