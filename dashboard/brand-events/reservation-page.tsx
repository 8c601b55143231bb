import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ReservationDetail } from '#read-api/brand-events/reservation-contract.ts';
import { CashOf } from '../cash/cash-of.tsx';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { FactSection } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { reservationActionTable } from './action-tables.ts';
import { reservationsPath, reservationsRoom } from './paths.ts';
import { answerFacts, rewardFacts, useReservationFacts } from './reservation-facts.tsx';

const life = ['reservation'] as const;
const path = `${reservationsPath}/{id}`;

export function ReservationPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: reservationsRoom, name: t('rooms.reservations') };
  return (
    <PastFrame<ReservationDetail> life={life} path={path} id={id} back={back}>
      {(reservation) => <Reservation key={reservation.id} reservation={reservation} back={back} />}
    </PastFrame>
  );
}

function Reservation({ reservation, back }: { reservation: ReservationDetail; back: Crumb }) {
  const { t } = useTranslation();
  const { id, state, revision, actions, user, brandEvent, lookUploadCash } = reservation;
  const title = `${t('rooms.reservation')} ${id}`;
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        subtitle={[user.username, brandEvent.brandTag].filter(Boolean).join(' · ')}
        end={<PastButton />}
      >
        <KindStatus kind="reservation" status={state} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <FactSection title={t('rooms.reservation')} facts={useReservationFacts(reservation)} />
            <FactSection title={t('brandEvent.fields.additionalFields')} facts={answerFacts(reservation)} />
            <FactSection title={t('brandEvent.reward')} facts={rewardFacts(t, reservation)} />
            {lookUploadCash !== null && <CashOf kind="reservation" id={id} />}
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <ActionPanel
            table={reservationActionTable}
            id={id}
            target={title}
            status={state}
            revision={revision}
            actions={actions}
          />
        }
      />
    </>
  );
}
