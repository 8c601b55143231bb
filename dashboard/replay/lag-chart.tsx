import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { Sparkline } from '../kit/ui/sparkline.tsx';
import { courseFrom, withLag } from './lag-course.ts';

interface LagChartProps {
  lagSeconds: number;
  /** When the lag was read, in ms since 1970. */
  at: number;
}

/** The course of the lag since the page opened. Its caption tells the peak, since a chart alone says nothing to screen readers. */
export function LagChart({ lagSeconds, at }: LagChartProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const [course, setCourse] = useState(() => courseFrom(at, lagSeconds));
  useEffect(() => setCourse((known) => withLag(known, at, lagSeconds)), [at, lagSeconds]);
  return (
    <Box component="figure" sx={{ m: 0, mt: 1.5, maxWidth: 480 }}>
      <Sparkline data={course.peaks} color="var(--mui-palette-tone-moving-text)" tall={48} />
      <Box component="figcaption" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {t('replay.lagSince', {
          time: times.time(new Date(course.since).toISOString()),
          amount: Math.max(...course.peaks).toFixed(1),
        })}
      </Box>
    </Box>
  );
}
