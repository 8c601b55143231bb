import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { useTimeFormats } from '../preferences/time.ts';
import { groupByDay } from './group-by-day.ts';

interface DaysProps {
  entries: readonly HistoryEntry[];
  /** Level of the days' headings: one below the heading above the days. */
  heading?: 'h2' | 'h3';
  children: (entry: HistoryEntry) => ReactNode;
}

/** Entries grouped by day in the reader's time zone. */
export function Days({ entries, heading: level = 'h3', children }: DaysProps) {
  const times = useTimeFormats();
  return groupByDay(entries, times.isoDay).map(({ day, entries: ofDay }) => {
    const heading = times.day(ofDay[0]?.time ?? day);
    return (
      <Box key={`${day} ${ofDay[0]?.id}`} component="section" aria-label={heading}>
        <Typography
          variant="caption"
          component={level}
          color="textSecondary"
          sx={{ fontWeight: 650, pt: 1.25, pb: 0.5 }}
        >
          {heading}
        </Typography>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ofDay.map(children)}
        </Box>
      </Box>
    );
  });
}
