import type { StockItem } from '#read-api/stocks/contract.ts';
import { BulkActions } from '../actions/bulk-actions.tsx';
import type { Selection } from '../list/selection.ts';
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
