import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { OrderDetail } from '#read-api/orders/contract.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { buyerText } from './buyer-text.ts';
import { ItemsSection } from './items-section.tsx';
import { orderActionTable } from './order-action-tables.ts';
import { OrderFacts } from './order-facts.tsx';
import { orderParcels } from './packing/order-parcels.ts';
import { ordersPath, ordersRoom, packingRoom } from './paths.ts';

const life = ['order', 'payment'] as const;
const path = `${ordersPath}/{id}`;

export function OrderPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: ordersRoom, name: t('rooms.orders') };
  return (
    <PastFrame<OrderDetail> life={life} path={path} id={id} back={back}>
      {(order) => <Order key={order.id} order={order} back={back} />}
    </PastFrame>
  );
}

function Order({ order, back }: { order: OrderDetail; back: Crumb }) {
  const { t } = useTranslation();
  const { id, status, revision, actions, totals, currency, user, invoiceItems: items } = order;
  const title = t('order.title', { id });
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        subtitle={[buyerText(user), formatAmount(totals.price, currency)].join(' · ')}
        end={
          <>
            {items.some(({ status: of }) => orderParcels.from.includes(of)) && (
              <Button component={Link} to={`${packingRoom}?order_ids=${id}`} variant="outlined">
                {t('order.packing.ship')}
              </Button>
            )}
            <PastButton />
          </>
        }
      >
        <KindStatus kind="order" status={status} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <ItemsSection items={items} />
            <OrderFacts order={order} />
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <ActionPanel
            table={orderActionTable}
            id={id}
            target={title}
            status={status}
            revision={revision}
            actions={actions}
          />
        }
      />
    </>
  );
}
