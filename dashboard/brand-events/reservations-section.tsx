import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { late } from '../kit/ui/late.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { reservationsRoom } from './paths.ts';
import type { SeatAction } from './seat-dialog.tsx';
import { useReservations } from './use-reservations.ts';
import { visitText } from './visit-text.ts';

const SeatDialog = late(() => import('./seat-dialog.tsx').then((m) => m.SeatDialog));

interface ReservationsSectionProps {
  eventId: number;
  /** Whether a seat can be taken now. */
  maySeat: boolean;
}

/** The reservations of an event, and new ones. */
export function ReservationsSection({ eventId, maySeat }: ReservationsSectionProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const isStaff = useIdentity()?.scope === 'staff';
  const [open, setOpen] = useState<SeatAction | null>(null);
  const list = useReservations({ brand_event_id: eventId });
  return (
    <ListSection
      title={t('rooms.reservations')}
      list={list}
      none={t('brandEvent.none')}
      add={maySeat && { text: t('brandEvent.invite'), onClick: () => setOpen('invite') }}
      rowOf={({ id, state, user, start, end, hasCome }) => ({
        id,
        what: (
          <>
            <ThingLink kind="reservation" id={id}>
              {`${id} · ${user.username ?? t('common.unknownPerson')}`}
            </ThingLink>{' '}
            <KindStatus kind="reservation" status={state} /> {visitText(times, { start, end })}
            {hasCome !== null && ` · ${t(hasCome ? 'brandEvent.came' : 'brandEvent.stayedAway')}`}
          </>
        ),
        actions: [],
      })}
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', ml: -0.75, mt: 0.5 }}>
        {list.rows !== undefined && list.rows.length > 0 && (
          <Button size="small" component={Link} to={`${reservationsRoom}?brand_event_id=${eventId}`}>
            {t('brandEvent.allReservations')}
          </Button>
        )}
        {maySeat && isStaff && (
          <May>
            <Button size="small" onClick={() => setOpen('book')}>
              {t('brandEvent.book')}
            </Button>
          </May>
        )}
      </Box>
      {open !== null && <SeatDialog id={eventId} action={open} onClose={() => setOpen(null)} />}
    </ListSection>
  );
}
