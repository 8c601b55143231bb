import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { OrderItemDetail } from '#read-api/orders/item-contract.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { PastContext } from '../kit/as-of/past.ts';
import { PastBanner } from '../kit/as-of/past-banner.tsx';
import { withPoint } from '../kit/as-of/point-address.ts';
import { useDetail } from '../kit/as-of/use-detail.ts';
import { Timeline } from '../kit/history/timeline.tsx';
import { useSearch } from '../kit/routes/use-search.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { ItemFacts } from './item-facts.tsx';
import { itemActionTable } from './order-action-tables.ts';
import { itemsPath, itemsRoom } from './paths.ts';

const path = `${itemsPath}/{id}`;

/** An item of an order. Lists of the past lead to its past; the order's page has the bar that leads from event to event. */
export function OrderItemPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: itemsRoom, name: t('rooms.orderItems') };
  const [, change] = useSearch();
  const { query, point } = useDetail<OrderItemDetail>(path, id);
  const isPast = point !== null;
  const past = useMemo(() => ({ isPast, isOpen: false, onToggle: () => {} }), [isPast]);
  const toNow = () => change((newest) => withPoint(newest, null), { preventScrollReset: true });
  return (
    <PastContext value={past}>
      {isPast && <PastBanner asOf={query.data?.data.asOf} onNow={toNow} />}
      <DetailFrame query={query} back={back}>
        {(item) => <Item key={item.id} item={item} back={back} />}
      </DetailFrame>
    </PastContext>
  );
}

function Item({ item, back }: { item: OrderItemDetail; back: Crumb }) {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  const { id, product, productSize, status, revision, actions } = item;
  const title = t('order.itemTitle', { id });
  return (
    <>
      <PageHeader back={back} title={title} subtitle={`${product.name} · ${productSize.name}`}>
        <KindStatus kind="order" status={status} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <ItemFacts item={item} />
            {isStaff && <Timeline path={`${path}/history`} id={id} />}
          </>
        }
        side={
          <ActionPanel
            table={itemActionTable}
            id={id}
            target={`${title} · ${product.name}`}
            picture={product.coverImage}
            status={status}
            revision={revision}
            actions={actions}
          />
        }
      />
    </>
  );
}
