import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order } from '#read-api/orders/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { orderCard } from './cards.tsx';
import { orderColumns } from './order-columns.tsx';
import { orderListShape } from './order-filters.ts';
import { itemsRoom, orderRoom, ordersPath } from './paths.ts';

/** All orders, for staff. Brands see their own items. */
export function OrdersPage() {
  const { t } = useTranslation();
  const brands = useBrandOptions();
  return (
    <ListPage<Order>
      room="orders"
      title={t('rooms.orders')}
      path={ordersPath}
      csv={{ path: `${ordersPath}/csv`, fileOf: 'orders' }}
      shape={orderListShape('staff')}
      lookups={{ brand_id: brands }}
      columns={useColumns(orderColumns)}
      narrowCardOf={useCards(orderCard)}
      pathOf={({ id }) => orderRoom(id)}
      end={
        <Button component={Link} to={itemsRoom} variant="outlined" color="inherit">
          {t('rooms.orderItems')}
        </Button>
      }
    />
  );
}
