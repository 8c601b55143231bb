import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { BulkActions } from '../actions/bulk-actions.tsx';
import { itemActionTable } from './item-action-table.ts';

/** What can be done with the chosen tryset items. */
export function ItemBulkActions({ rows, onDone }: { rows: readonly TrysetItem[]; onDone: () => void }) {
  const nameOf = (id: number) => {
    const row = rows.find((each) => each.id === id);
    return row === undefined ? String(id) : `${id} · ${row.product.name}`;
  };
  return <BulkActions table={itemActionTable} rows={rows} nameOf={nameOf} onDone={onDone} />;
}
