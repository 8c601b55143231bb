import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { CollaborationDetail } from '#read-api/collaborations/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { type Fact, FactSection } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { late } from '../kit/ui/late.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { collaborationActionTable } from './action-tables.ts';
import { collaborationsPath, collaborationsRoom } from './paths.ts';
import { ProposalsSection } from './proposals-section.tsx';

const ReviseDialog = late(() => import('./revise-dialog.tsx').then((m) => m.ReviseDialog));

const life = ['brand_collaboration'] as const;
const path = `${collaborationsPath}/{id}`;

export function CollaborationPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: collaborationsRoom, name: t('rooms.collaborations') };
  return (
    <PastFrame<CollaborationDetail> life={life} path={path} id={id} back={back}>
      {(collaboration) => <Collaboration key={collaboration.id} collaboration={collaboration} back={back} />}
    </PastFrame>
  );
}

function Collaboration({ collaboration, back }: { collaboration: CollaborationDetail; back: Crumb }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { isPast } = usePast();
  const { id, name, status, revision, actions } = collaboration;
  const mayRevise = actions.some((action) => action.name === 'revise' && action.allowed);
  return (
    <>
      <PageHeader
        back={back}
        title={name}
        subtitle={`${t('rooms.collaboration')} ${id}`}
        end={
          <>
            {!isPast && mayRevise && (
              <May>
                <Button onClick={() => setOpen(true)}>{t('collaboration.revise')}</Button>
              </May>
            )}
            <PastButton />
          </>
        }
      >
        <KindStatus kind="brand_collaboration" status={status} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <FactSection title={t('rooms.collaboration')} facts={useFacts(collaboration)} />
            {!isPast && <ProposalsSection collaborationId={id} mayPropose={status === 'RECRUITING'} />}
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <ActionPanel
            table={collaborationActionTable}
            id={id}
            target={name}
            status={status}
            revision={revision}
            actions={actions}
          />
        }
      />
      {isOpen && <ReviseDialog collaboration={collaboration} onClose={() => setOpen(false)} />}
    </>
  );
}

function useFacts(collaboration: CollaborationDetail): readonly Fact[] {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { brand, startDate, endDate, postUntil, campaignIntro, postGuideline } = collaboration;
  return [
    [
      t('collaboration.fields.brandId'),
      <ThingLink key="brand" kind="brand" id={brand.id}>
        {brandName(brand, language)}
      </ThingLink>,
    ],
    [t('collaboration.days'), `${times.calendarDay(startDate)} – ${times.calendarDay(endDate)}`],
    [t('collaboration.fields.postUntil'), times.calendarDay(postUntil)],
    [t('collaboration.fields.campaignIntro'), campaignIntro || null],
    [t('collaboration.fields.postGuideline'), postGuideline || null],
    [t('collaboration.fields.adminName'), collaboration.adminName],
    [t('collaboration.fields.isLookTaggable'), t(collaboration.isLookTaggable ? 'common.yes' : 'common.no')],
    [t('collaboration.reason'), collaboration.reason],
    [t('collaboration.fields.createdTime'), times.dateTime(collaboration.createdTime)],
  ];
}
