import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { TrysetDetail } from '#read-api/trysets/contract.ts';
import { AssigneeButton } from '../assignments/assignee-button.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { SectionGrid, TwoColumns } from '../kit/ui/columns.tsx';
import { CopyButton } from '../kit/ui/copy-button.tsx';
import { OpenRegion } from '../kit/ui/open-region.ts';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { offerOf } from '../labels/label-offer.ts';
import { LabelsButton } from '../labels/labels-button.tsx';
import { personText } from '../tryset-items/person-text.ts';
import { dueText, isDue } from './due.ts';
import { NotesSection } from './notes-section.tsx';
import { RecipientSection } from './recipient-section.tsx';
import { trysetActionTable } from './tryset-action-table.ts';
import { DeliverySection, ReturnSection } from './tryset-facts.tsx';
import { TrysetItems } from './tryset-items.tsx';
import { TrysetStatus } from './tryset-status.tsx';
import { TrysetWay } from './tryset-way.tsx';

const life = ['tryset', 'tryset_item'] as const;

const path = '/v2/trysets/{id}';

export function TrysetPage() {
  const { t } = useTranslation();
  const { trysetId = '' } = useParams();
  const back = { to: '/tryset-send-list', name: t('rooms.trysetSendList') };
  return (
    <PastFrame<TrysetDetail> life={life} path={path} id={trysetId} back={back}>
      {(tryset) => <Tryset key={tryset.id} tryset={tryset} back={back} />}
    </PastFrame>
  );
}

function Tryset({ tryset, back }: { tryset: TrysetDetail; back: Crumb }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const isStaff = useIdentity()?.scope === 'staff';
  const { isPast } = usePast();
  const itemIds = tryset.trysetItems.map(({ id }) => id);
  const parcels = itemIds.length === 0 ? [] : [offerOf('parcels', itemIds)];
  const { user, asOf } = tryset;
  const mayGoOn = tryset.trysetItems.some(({ actions }) => actions.some(({ allowed }) => allowed));
  const at = asOf === undefined ? new Date() : new Date(asOf.time);
  const name = `${t('tryset.columns.id')} ${tryset.id}`;
  const main = (
    <>
      <TrysetWay tryset={tryset} />
      <TrysetItems tryset={tryset} />
      <SectionGrid>
        <RecipientSection tryset={tryset} />
        <DeliverySection tryset={tryset} />
        <ReturnSection tryset={tryset} />
        <NotesSection tryset={tryset} />
      </SectionGrid>
      <CommentsSection kind="tryset" id={tryset.id} />
      <Timeline path={`${path}/history`} id={tryset.id} />
    </>
  );
  return (
    <>
      <PageHeader
        back={back}
        title={name}
        subtitle={
          <>
            <Link to={`/curators/${user.id}`}>{user.username ?? t('common.unknownPerson')}</Link>
            {user.realName && ` · ${user.realName}`} · {times.dateTime(tryset.createdTime)}
          </>
        }
        end={
          <>
            <AssigneeButton kind="tryset" id={tryset.id} />
            <PastButton />
            {!isPast && <LabelsButton offers={[offerOf('trysets', [tryset.id]), ...parcels]} />}
          </>
        }
      >
        <TrysetStatus status={tryset.status} />
        {tryset.isPreferExpress && <StatusChip tone="waiting" text={t('tryset.express.true')} />}
        {isDue(tryset, at) && (
          <StatusChip tone="bad" text={`${t('tryset.fields.prepareOn')}: ${dueText(t, tryset, at)}`} />
        )}
        <CopyButton text={String(tryset.id)} />
      </PageHeader>
      {isStaff ? (
        <TwoColumns
          main={main}
          side={
            <OpenRegion value={tryset.user.regionId}>
              <ActionPanel
                table={trysetActionTable}
                id={tryset.id}
                target={name}
                picture={tryset.trysetItems[0]?.product.coverImage}
                person={personText(t, tryset)}
                instead={mayGoOn ? t('tryset.itemsGoOn') : undefined}
                status="requested"
                revision={tryset.revision}
                actions={tryset.actions}
              />
            </OpenRegion>
          }
        />
      ) : (
        <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>{main}</div>
      )}
    </>
  );
}
