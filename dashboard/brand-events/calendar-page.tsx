import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { businessDayOf } from '#domain/business-day.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { useIsNarrow } from '../kit/ui/use-is-narrow.ts';
import { brandInAddress } from './brand-in-address.ts';
import { CalendarDays } from './calendar-days.tsx';
import { daysWithEvents, isMonth, monthLater, weeksOf } from './calendar-month.ts';
import { CalendarTable } from './calendar-table.tsx';
import { EventTabs } from './event-tabs.tsx';
import { brandFilter } from './list-shapes.ts';
import { useCalendar } from './use-calendar.ts';

/** A month of events with their days, times and seats. The address holds the month and the brand. */
export function CalendarPage() {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  const brands = useBrandOptions();
  const isNarrow = useIsNarrow();
  const times = useTimeFormats();
  const [search, setSearch] = useSearchParams();
  const said = search.get('month') ?? '';
  const month = isMonth(said) ? said : businessDayOf(new Date().toISOString()).slice(0, 7);
  // A link of staff may name a brand, whose filter a brand admin cannot clear.
  const brandId = isStaff ? brandInAddress(search) : null;
  const weeks = weeksOf(month);
  const days = weeks.flat();
  const { data, error, refetch } = useCalendar(days[0] ?? '', days.at(-1) ?? '', brandId);
  const events = data?.data.data;
  const shownDays = isNarrow ? daysWithEvents(month, days, events ?? []) : days;
  const isEmpty = events !== undefined && (events.length === 0 || shownDays.length === 0);

  function set(name: string, value: string | null) {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  }
  return (
    <Box>
      <PageHeader title={t('brandEvent.calendar')} />
      <EventTabs />
      {isStaff && (
        <FilterBar
          filters={[brandFilter]}
          values={brandId === null ? {} : { brand_id: brandId }}
          nameOf={() => t('brandEvent.fields.brandId')}
          lookups={{ brand_id: brands }}
          onChange={set}
          onClear={() => set('brand_id', null)}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: 1 }}>
        <Button onClick={() => set('month', monthLater(month, -1))}>{t('brandEvent.monthBefore')}</Button>
        <Typography variant="h2" aria-live="polite">
          {times.calendarMonth(month)}
        </Typography>
        <Button onClick={() => set('month', monthLater(month, 1))}>{t('brandEvent.monthAfter')}</Button>
      </Box>
      {events === undefined && error === null && <Skeleton variant="rounded" height={480} />}
      {events === undefined && error !== null && (
        <FailedPanel error={error} title={t('list.failedTitle')} onRetry={() => refetch()} />
      )}
      {isEmpty && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('brandEvent.noneInMonth')}
        </Typography>
      )}
      {events !== undefined &&
        (isNarrow ? (
          <CalendarDays days={shownDays} events={events} />
        ) : (
          <CalendarTable month={month} weeks={weeks} events={events} />
        ))}
    </Box>
  );
}
