import { useTranslation } from 'react-i18next';
import type { ProposalAnswer } from '#read-api/collaborations/proposal-contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { proposalActionTable } from './action-tables.ts';

interface ProposalBulkActionsProps {
  selection: Selection<ProposalAnswer>;
  onDone: () => void;
}

/** The actions on the chosen proposals. */
export function ProposalBulkActions({ selection, onDone }: ProposalBulkActionsProps) {
  const { t } = useTranslation();
  return (
    <BulkActions
      table={proposalActionTable}
      selection={selection}
      nameOf={({ id, user }) => `${id} · ${user.username ?? t('common.unknownPerson')}`}
      onDone={onDone}
    />
  );
}
