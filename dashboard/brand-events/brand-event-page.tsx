import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { BrandEventDetail } from '#read-api/brand-events/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { May } from '../kit/session/may.tsx';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { FactSection } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { late } from '../kit/ui/late.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { LooksSection } from '../looks/looks-section.tsx';
import { brandEventActionTable } from './action-tables.ts';
import { useEventFacts, useRewardFacts } from './event-facts.tsx';
import { brandEventsPath, brandEventsRoom } from './paths.ts';
import { ReservationsSection } from './reservations-section.tsx';

const ReviseDialog = late(() => import('./revise-dialog.tsx').then((m) => m.ReviseDialog));

const life = ['brand_event'] as const;
const path = `${brandEventsPath}/{id}`;

export function BrandEventPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: brandEventsRoom, name: t('rooms.brandEvents') };
  return (
    <PastFrame<BrandEventDetail> life={life} path={path} id={id} back={back}>
      {(event) => <BrandEvent key={event.id} event={event} back={back} />}
    </PastFrame>
  );
}

function BrandEvent({ event, back }: { event: BrandEventDetail; back: Crumb }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const [isOpen, setOpen] = useState(false);
  const { isPast } = usePast();
  const { id, brandTag, brand, state, revision, actions } = event;
  const mayRevise = actions.some((action) => action.name === 'revise' && action.allowed);
  return (
    <>
      <PageHeader
        back={back}
        title={brandTag}
        subtitle={`${t('rooms.brandEvent')} ${id} · ${brandName(brand, language)}`}
        end={
          <>
            {!isPast && mayRevise && (
              <May>
                <Button onClick={() => setOpen(true)}>{t('brandEvent.revise')}</Button>
              </May>
            )}
            <PastButton />
          </>
        }
      >
        <KindStatus kind="brand_event" status={state} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <FactSection title={t('rooms.brandEvent')} facts={useEventFacts(event)} />
            <FactSection title={t('brandEvent.reward')} facts={useRewardFacts(event)} />
            {!isPast && <ReservationsSection eventId={id} maySeat={state === 'recruiting'} />}
            {!isPast && <LooksSection by="brand_event_id" id={id} />}
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <ActionPanel
            table={brandEventActionTable}
            id={id}
            target={brandTag}
            status={state}
            revision={revision}
            actions={actions}
          />
        }
      />
      {isOpen && <ReviseDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}
