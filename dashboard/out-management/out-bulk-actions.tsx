import type { OutStage } from '#domain/stock/stock-status.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { ChosenLabelsButton } from '../labels/chosen-labels-button.tsx';
import { actionTableOf } from './stages.ts';

interface OutBulkActionsProps {
  stage: OutStage;
  selection: Selection<StockItem>;
  onDone: () => void;
}

/** The bulk actions on the selected garments at their stage. */
export function OutBulkActions({ stage, selection, onDone }: OutBulkActionsProps) {
  return (
    <>
      <BulkActions
        table={actionTableOf(stage)}
        selection={selection}
        nameOf={({ code }) => code}
        onDone={onDone}
      />
      <ChosenLabelsButton of="stocks" path="/v1/stocks" selection={selection} />
    </>
  );
}
