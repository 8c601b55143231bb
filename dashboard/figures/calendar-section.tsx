import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { linkTo } from '../metrics/behind.ts';
import { FigureLink } from '../metrics/figure-link.tsx';
import { calendarPeriod } from './calendar.ts';
import { ChartSection } from './chart-section.tsx';
import { periodLinks } from './figure-links.ts';
import { FigureTable } from './figure-table.tsx';
import { HeatMap } from './heat-map.tsx';
import { daysOf } from './period.ts';
import { seriesLines } from './series-lines.ts';
import type { FiguresState } from './use-figures-state.ts';
import { usePeriodText } from './use-period-text.ts';
import { useSeries } from './use-series.ts';

/** A heat map of the half year that ends with the period: the higher the count of a day, the darker its square. */
export function CalendarSection({ state }: { state: FiguresState }) {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const { linked, calendar: line } = state;
  const half = calendarPeriod(daysOf(state.period).last);
  const { data, error, isFetching, refetch } = useSeries(state, half, 'day');
  const title = t('figures.calendar.title');
  const name = t(`figures.period.${line}`);
  if (data === undefined) {
    return (
      <Section title={title}>
        {error === null || isFetching ? (
          <Skeleton variant="rounded" height={260} />
        ) : (
          <FailedPanel error={error} title={t('figures.failedTitle')} onRetry={() => refetch()} />
        )}
      </Section>
    );
  }
  const days = data.data.data.map((point) => ({ day: point.first, count: point[line] }));
  const behind = (day: string) => periodLinks(`${day},${day}`)[line];
  return (
    <ChartSection
      title={title}
      isTable={state.tables.includes('calendar')}
      onTable={(isTable) => state.showTable('calendar', isTable)}
      chart={
        <>
          <Box role="group" aria-label={title} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
            {seriesLines.map((each) => (
              <Button
                key={each}
                variant={each === line ? 'contained' : 'outlined'}
                color={each === line ? 'primary' : 'inherit'}
                aria-pressed={each === line}
                onClick={() => state.set({ calendar: each })}
                sx={{ minHeight: 28, py: 0 }}
              >
                {t(`figures.period.${each}`)}
              </Button>
            ))}
          </Box>
          <HeatMap name={name} days={days} addressOf={(day) => linkTo(behind(day), linked)} />
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
            {t('figures.calendar.note', { period: periodText(half) })}
          </Typography>
        </>
      }
      table={
        <FigureTable
          caption={title}
          columns={[
            { key: 'day', head: t('figures.course.days') },
            { key: 'count', head: name },
          ]}
          rows={days
            .filter(({ count }) => count > 0)
            .map(({ day, count }) => ({
              key: day,
              cells: [
                periodText(day),
                <FigureLink key={line} behind={behind(day)} narrowing={linked}>
                  {formatNumber(count)}
                </FigureLink>,
              ],
            }))}
        />
      }
    />
  );
}
