import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { AssigneeButton } from '../assignments/assignee-button.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { CopyButton } from '../kit/ui/copy-button.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { OpenRegion } from '../kit/ui/open-region.ts';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { offerOf } from '../labels/label-offer.ts';
import { LabelsButton } from '../labels/labels-button.tsx';
import { LooksSection } from '../looks/looks-section.tsx';
import { PointHistorySection } from '../points/history-section.tsx';
import { DamageSection } from './damage-section.tsx';
import { itemActionTable } from './item-action-table.ts';
import { ItemFacts } from './item-facts.tsx';
import { ItemHeadline } from './item-headline.tsx';
import { personText } from './person-text.ts';
import { useItemPicks } from './use-item-picks.ts';

const life = ['tryset_item'] as const;

const path = '/v2/trysets/items/{id}';

function useBack(): Crumb {
  const { t } = useTranslation();
  return { to: '/trysetitems', name: t('rooms.trysetItems') };
}

export function TrysetItemPage() {
  const { id = '' } = useParams();
  const back = useBack();
  return (
    <PastFrame<TrysetItemDetail> life={life} path={path} id={id} back={back}>
      {(item) => <Item key={item.id} item={item} />}
    </PastFrame>
  );
}

function Item({ item }: { item: TrysetItemDetail }) {
  const { t } = useTranslation();
  const back = useBack();
  const picks = useItemPicks(item);
  const { isPast } = usePast();
  const labels = [
    offerOf('parcels', [item.id]),
    offerOf('trysets', [item.trysetId]),
    offerOf('stocks', [item.stock.id]),
  ] as const;
  return (
    <>
      <PageHeader
        back={back}
        parents={[
          { to: `/tryset/${item.trysetId}`, name: `${t('trysetItem.fields.tryset')} ${item.trysetId}` },
        ]}
        title={item.product.name}
        tab={`${item.id} · ${item.product.name}`}
        subtitle={`${t('rooms.trysetItem')} ${item.id} · ${item.productSize.name} · ${item.stock.code}`}
        end={
          <>
            <AssigneeButton kind="tryset_item" id={item.id} />
            <PastButton />
            {!isPast && <LabelsButton offers={labels} />}
          </>
        }
      >
        <KindStatus kind="tryset_item" status={item.status} />
        {item.isExpress && <StatusChip tone="waiting" text={t('trysetItem.deliveryType.express')} />}
        <CopyButton text={String(item.id)} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <ItemHeadline item={item} />
            <ItemFacts item={item} />
            <DamageSection item={item} />
            {!isPast && <LooksSection by="tryset_item_ids" id={item.id} />}
            <PointHistorySection moves={item.pointHistory} />
            <CommentsSection kind="tryset_item" id={item.id} />
            <Timeline path={`${path}/history`} id={item.id} />
          </>
        }
        side={
          <OpenRegion value={item.user.regionId}>
            <ActionPanel
              table={itemActionTable}
              id={item.id}
              target={`${item.id} · ${item.product.name}`}
              picture={item.product.coverImage}
              person={personText(t, item)}
              status={item.status}
              revision={item.revision}
              actions={item.actions}
              picks={picks}
            />
          </OpenRegion>
        }
      />
    </>
  );
}
