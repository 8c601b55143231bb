import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { itemBulkTable } from './order-action-tables.ts';
import { orderParcels } from './packing/order-parcels.ts';
import { tick } from './packing/pack-store.ts';
import { packingRoom } from './paths.ts';

interface ItemBulkActionsProps {
  selection: Selection<OrderItem>;
  onDone: () => void;
}

/** The actions on the chosen items of orders. Those to pack are ticked on the packing table. */
export function ItemBulkActions({ selection, onDone }: ItemBulkActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toPack =
    selection.kind === 'rows'
      ? selection.rows.filter(({ status }) => orderParcels.from.includes(status)).map(({ id }) => id)
      : [];
  const pack = {
    text: t('order.packing.ship'),
    open: () => {
      tick(toPack, true);
      navigate(packingRoom);
    },
  };
  return (
    <BulkActions
      table={itemBulkTable}
      selection={selection}
      nameOf={({ id, product }) => `${id} · ${product.name}`}
      more={toPack.length === 0 ? [] : [pack]}
      onDone={onDone}
    />
  );
}
