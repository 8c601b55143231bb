import { useTranslation } from 'react-i18next';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { useReservations } from './use-reservations.ts';
import { visitText } from './visit-text.ts';

/** The reservations of a member, the newest first. */
export function MemberReservationsSection({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <ListSection
      title={t('rooms.reservations')}
      list={useReservations({ user_id: userId })}
      none={t('brandEvent.noneOfMember')}
      rowOf={({ id, state, brandEvent, start, end }) => ({
        id,
        what: (
          <>
            <ThingLink kind="reservation" id={id}>
              {brandEvent.brandTag ?? id}
            </ThingLink>{' '}
            <KindStatus kind="reservation" status={state} /> {visitText(times, { start, end })}
          </>
        ),
        actions: [],
      })}
    />
  );
}
