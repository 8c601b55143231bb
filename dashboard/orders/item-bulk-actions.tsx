import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { itemBulkTable } from './order-action-tables.ts';

interface ItemBulkActionsProps {
  selection: Selection<OrderItem>;
  onDone: () => void;
}

/** The actions on the chosen items of orders. */
export function ItemBulkActions({ selection, onDone }: ItemBulkActionsProps) {
  return (
    <BulkActions
      table={itemBulkTable}
      selection={selection}
      nameOf={({ id, product }) => `${id} · ${product.name}`}
      onDone={onDone}
    />
  );
}
