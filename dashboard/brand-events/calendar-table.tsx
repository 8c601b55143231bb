import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { onDay } from './calendar-month.ts';

interface CalendarTableProps {
  month: string;
  weeks: readonly (readonly string[])[];
  events: readonly BrandEventAnswer[];
}

/** The weeks of a month as a table, with the events of each day. */
export function CalendarTable({ month, weeks, events }: CalendarTableProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <Box
      component="table"
      aria-label={t('brandEvent.calendar')}
      sx={(theme) => ({
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        fontSize: '0.8125rem',
        '& th': { textAlign: 'left', p: 0.75, fontWeight: 600, color: 'text.secondary' },
        '& td': {
          height: 92,
          verticalAlign: 'top',
          p: 0.5,
          border: `1px solid ${theme.vars.palette.divider}`,
        },
      })}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {times.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <Box
                  component="time"
                  dateTime={day}
                  sx={{
                    display: 'block',
                    mb: 0.5,
                    color: day.startsWith(month) ? 'text.primary' : 'text.secondary',
                    fontWeight: day.startsWith(month) ? 600 : 400,
                  }}
                >
                  {Number(day.slice(8))}
                </Box>
                <Box sx={{ display: 'grid', gap: 0.5 }}>
                  {onDay(events, day).map((event) => (
                    <CalendarEntry key={event.id} event={event} />
                  ))}
                </Box>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
