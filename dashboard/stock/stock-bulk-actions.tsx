import type { StockItem } from '#read-api/stocks/contract.ts';
import { BulkActions } from '../actions/bulk-actions.tsx';
import { stockActionTable } from './stock-action-table.ts';

/** What can be done with the chosen stock items. */
export function StockBulkActions({ rows, onDone }: { rows: readonly StockItem[]; onDone: () => void }) {
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.code ?? String(id);
  return <BulkActions table={stockActionTable} rows={rows} nameOf={nameOf} onDone={onDone} />;
}
