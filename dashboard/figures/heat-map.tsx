import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { type CalendarDay, monthColumns, shade, stepFrom } from './calendar.ts';
import { useMonthText } from './use-period-text.ts';

/** The strength of the colour for each shade, in percent. */
const strengths = [0, 22, 45, 70, 100];

interface HeatMapProps {
  name: string;
  /** The days of the map in sequence; the first is a Monday. */
  days: readonly CalendarDay[];
  addressOf: (day: string) => string;
}

/**
 * Days as squares, one column per week: the higher the count, the darker the square. The map is one tab stop, and arrow
 * keys move from day to day.
 */
export function HeatMap({ name, days, addressOf }: HeatMapProps) {
  const { t } = useTranslation();
  const { calendarDay } = useTimeFormats();
  const monthText = useMonthText();
  const [chosen, setChosen] = useState(days.length - 1);
  const map = useRef<HTMLElement>(null);
  const active = Math.min(chosen, days.length - 1);
  const most = Math.max(...days.map(({ count }) => count));

  function move(event: KeyboardEvent) {
    const next = stepFrom(active, event.key, days.length);
    if (next === active) return;
    event.preventDefault();
    setChosen(next);
    map.current?.querySelectorAll('a')[next]?.focus();
  }

  // A square and its gap stay large enough for a finger. On a phone the map scrolls on its own.
  const columns = `repeat(${Math.ceil(days.length / 7)}, minmax(21px, 1fr))`;
  return (
    <Box sx={{ maxWidth: 860, overflowX: 'auto', p: '3px', m: '-3px' }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: columns,
          gap: '3px',
          fontSize: '0.75rem',
          color: 'text.secondary',
        }}
      >
        {monthColumns(days).map(({ day, column }) => (
          <Box key={day} sx={{ gridColumn: column, gridRow: 1, whiteSpace: 'nowrap' }}>
            {monthText(day)}
          </Box>
        ))}
      </Box>
      <Box
        component="ul"
        ref={map}
        aria-label={name}
        onKeyDown={move}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridAutoFlow: 'column',
          gridTemplateRows: 'repeat(7, auto)',
          gridTemplateColumns: columns,
          gap: '3px',
        }}
      >
        {days.map(({ day, count }, index) => {
          const text = t('figures.calendar.day', {
            day: calendarDay(day),
            name,
            amount: formatNumber(count),
          });
          return (
            <li key={day}>
              <Box
                component={Link}
                to={addressOf(day)}
                tabIndex={index === active ? 0 : -1}
                onFocus={() => setChosen(index)}
                aria-label={text}
                title={text}
                sx={{
                  display: 'block',
                  aspectRatio: '1',
                  borderRadius: '3px',
                  border: '1px solid var(--mui-palette-divider)',
                  backgroundColor: `color-mix(in srgb, var(--mui-palette-brand) ${
                    strengths[shade(count, most)]
                  }%, var(--mui-palette-background-paper))`,
                }}
              />
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
