import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import PackIcon from '~icons/ic/outline-local-shipping';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { withTexts } from '../i18n/i18n.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { ViewLinks } from '../kit/list/view-links.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { itemCard } from './cards.tsx';
import { itemColumns } from './item-columns.tsx';
import { itemListShape } from './order-filters.ts';
import { itemsPath, orderItemRoom, packingRoom } from './paths.ts';

const ItemBulkActions = lazy(() =>
  withTexts(['actions'], () =>
    import('./item-bulk-actions.tsx').then((m) => ({ default: m.ItemBulkActions })),
  ),
);

const views = {
  all: '',
  toPrepare: 'statuses=paid&types=product_v2',
  toShip: 'statuses=preparing',
  onTheirWay: 'statuses=delivering',
  returns: 'is_return_requested=true',
} as const;

/** The items of orders; a brand admin sees those of its brand, and packs them. */
export function OrderItemsPage() {
  const { t } = useTranslation();
  const brands = useBrandOptions();
  return (
    <ListPage<OrderItem>
      room="orderItems"
      title={t('rooms.orderItems')}
      path={itemsPath}
      csv={{ path: `${itemsPath}/csv`, fileOf: 'order-items' }}
      shape={itemListShape(useIdentity()?.scope)}
      lookups={{ brand_id: brands }}
      columns={useColumns(itemColumns)}
      narrowCardOf={useCards(itemCard)}
      pathOf={({ id }) => orderItemRoom(id)}
      bulk={(selection, done) => <ItemBulkActions selection={selection} onDone={done} />}
      end={
        <Button component={Link} to={packingRoom} variant="outlined" startIcon={<PackIcon />}>
          {t('order.packing.ship')}
        </Button>
      }
      above={
        <ViewLinks
          name={t('order.views.title')}
          filterNames={['statuses', 'types', 'is_return_requested']}
          entries={(Object.keys(views) as (keyof typeof views)[]).map((view) => ({
            filter: views[view],
            text: t(`order.views.${view}`),
          }))}
        />
      }
    />
  );
}
