import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationAnswer } from '#read-api/brand-events/reservation-contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { withTexts } from '../i18n/i18n.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { EventTabs } from './event-tabs.tsx';
import { reservationListShape } from './list-shapes.ts';
import { reservationsPath, reservationsRoom } from './paths.ts';
import { reservationCard, reservationColumns } from './reservation-columns.tsx';

const ReservationBulkActions = lazy(() =>
  withTexts(['actions'], () =>
    import('./bulk-actions.tsx').then((m) => ({ default: m.ReservationBulkActions })),
  ),
);

/** The reservations of events: for staff of all brands, for brand admins of their own. */
export function ReservationsPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  return (
    <ListPage<ReservationAnswer>
      room="reservations"
      title={t('rooms.reservations')}
      path={reservationsPath}
      csv={{ path: `${reservationsPath}/csv`, fileOf: 'reservations' }}
      shape={reservationListShape(scope)}
      lookups={{ brand_id: useBrandOptions() }}
      columns={useColumns(reservationColumns)}
      hiddenAtFirst={hidden}
      narrowCardOf={useCards(reservationCard)}
      pathOf={({ id }) => `${reservationsRoom}/${id}`}
      above={<EventTabs />}
      bulk={(selection, done) => <ReservationBulkActions selection={selection} onDone={done} />}
    />
  );
}

const hidden = ['created_time', 'updated_time'];
