import { useTranslation } from 'react-i18next';
import type { LookUse } from '#read-api/look-uses/contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { lookUseActionTable } from './look-use-action-table.ts';
import { memberText } from './look-use-text.ts';

interface LookUseBulkActionsProps {
  selection: Selection<LookUse>;
  onDone: () => void;
}

/** The actions on the chosen uses. */
export function LookUseBulkActions({ selection, onDone }: LookUseBulkActionsProps) {
  const { t } = useTranslation();
  return (
    <BulkActions
      table={lookUseActionTable}
      selection={selection}
      nameOf={({ id, look }) => `${id} · ${memberText(t, look)}`}
      onDone={onDone}
    />
  );
}
