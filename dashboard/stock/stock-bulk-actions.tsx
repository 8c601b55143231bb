import type { StockItem } from '#read-api/stock/contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { stockActionTable } from './stock-action-table.ts';

interface StockBulkActionsProps {
  selection: Selection<StockItem>;
  onDone: () => void;
}

/** What can be done with the chosen stock items. */
export function StockBulkActions({ selection, onDone }: StockBulkActionsProps) {
  return (
    <BulkActions table={stockActionTable} selection={selection} nameOf={({ code }) => code} onDone={onDone} />
  );
}
