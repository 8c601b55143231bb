import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { LookDetail } from '#read-api/looks/contract.ts';
import { FeedbackSection } from '../feedback/feedback-section.tsx';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { brandLooksPath } from '../kit/routes/looks-path.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { CopyButton } from '../kit/ui/copy-button.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { UsesOfLook } from '../look-uses/uses-of-look.tsx';
import { pictureOf } from '../lookbook/picture-of.ts';
import { PointHistorySection } from '../points/history-section.tsx';
import { EventOfLookSection } from './event-of-look.tsx';
import { lookTableFor } from './look-action-table.ts';
import { LookHeadline } from './look-headline.tsx';
import { ReactionsSection } from './reactions-section.tsx';
import { TaggedItems } from './tagged-items.tsx';

const life = ['look'] as const;

const path = '/v1/looks/{id}';

function useBack(): Crumb {
  const { t } = useTranslation();
  const { brandId } = useParams();
  return { to: brandId === undefined ? '/looks' : brandLooksPath(brandId), name: t('rooms.looks') };
}

export function LookPage() {
  const { id = '' } = useParams();
  const back = useBack();
  return (
    <PastFrame<LookDetail> life={life} path={path} id={id} back={back}>
      {(look) => <Look key={look.id} look={look} />}
    </PastFrame>
  );
}

/** A look with its actions. Only staff see its history and past states, because these name items of all brands. */
function Look({ look }: { look: LookDetail }) {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  const { isPast } = usePast();
  const title = t('look.title', { name: look.user.username ?? t('common.unknownPerson') });
  return (
    <>
      <PageHeader
        back={useBack()}
        title={title}
        tab={`${look.id} · ${title}`}
        subtitle={`${t('rooms.look')} ${look.id}`}
        end={isStaff && <PastButton />}
      >
        <KindStatus kind="look" status={look.status} />
        {!look.isPublic && <StatusChip tone="neutral" text={t('look.hidden')} />}
        <CopyButton text={String(look.id)} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <LookHeadline look={look} />
            <EventOfLookSection look={look} />
            <TaggedItems look={look} />
            {look.lookUses !== null && <UsesOfLook look={{ ...look, lookUses: look.lookUses }} />}
            {!isPast && <FeedbackSection lookId={look.id} />}
            {look.snsType !== 'Blog' && <ReactionsSection look={look} />}
            <PointHistorySection moves={look.pointHistory} />
            {isStaff && <Timeline path={`${path}/history`} id={look.id} isQuiet />}
          </>
        }
        side={
          <ActionPanel
            table={lookTableFor(look)}
            id={look.id}
            target={`${look.id} · ${title}`}
            picture={pictureOf(look)}
            status={look.status}
            revision={look.revision}
            actions={look.actions}
          />
        }
      />
    </>
  );
}
