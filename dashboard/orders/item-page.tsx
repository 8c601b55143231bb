import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { OrderItemDetail } from '#read-api/orders/item-contract.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { useDetail } from '../kit/as-of/use-detail.ts';
import { Timeline } from '../kit/history/timeline.tsx';
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

export function OrderItemPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: itemsRoom, name: t('rooms.orderItems') };
  const { query } = useDetail<OrderItemDetail>(path, id);
  return (
    <DetailFrame query={query} back={back}>
      {(item) => <Item key={item.id} item={item} back={back} />}
    </DetailFrame>
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
