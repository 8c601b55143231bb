import Box from '@mui/material/Box';
import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { CalendarEntry, onDay } from './calendar-entry.tsx';

/** The days that have events, one below the other, for a narrow page. */
export function CalendarDays({
  days,
  events,
}: {
  days: readonly string[];
  events: readonly BrandEventAnswer[];
}) {
  const times = useTimeFormats();
  const open = days.map((day) => ({ day, of: onDay(events, day) })).filter(({ of }) => of.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {open.map(({ day, of }) => (
        <Section key={day} title={times.calendarDay(day)}>
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            {of.map((event) => (
              <CalendarEntry key={event.id} event={event} />
            ))}
          </Box>
        </Section>
      ))}
    </Box>
  );
}
