import { useTranslation } from 'react-i18next';
import { PageTabs } from '../kit/ui/page-tabs.tsx';
import { brandEventsRoom, calendarRoom, reservationsRoom } from './paths.ts';

/** Links between the list of events, their calendar and their reservations. */
export function EventTabs() {
  const { t } = useTranslation();
  return (
    <PageTabs
      name={t('rooms.brandEvents')}
      tabs={[
        { to: brandEventsRoom, text: t('brandEvent.list') },
        { to: calendarRoom, text: t('brandEvent.calendar') },
        { to: reservationsRoom, text: t('rooms.reservations') },
      ]}
    />
  );
}
