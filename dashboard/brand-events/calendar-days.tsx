import Box from '@mui/material/Box';
import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { CalendarEntry } from './calendar-entry.tsx';
import { onDay } from './calendar-month.ts';

/** Days with their events, one below the other, for a narrow page. */
export function CalendarDays({
  days,
  events,
}: {
  days: readonly string[];
  events: readonly BrandEventAnswer[];
}) {
  const times = useTimeFormats();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {days.map((day) => (
        <Section key={day} title={times.calendarDay(day)}>
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            {onDay(events, day).map((event) => (
              <CalendarEntry key={event.id} event={event} />
            ))}
          </Box>
        </Section>
      ))}
    </Box>
  );
}
