import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SeriesPoint } from '#read-api/figures/contract.ts';
import QueryStatsIcon from '~icons/ic/outline-query-stats';
import { formatNumber } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { late } from '../kit/ui/late.tsx';
import { StatePanel } from '../kit/ui/state-panel.tsx';
import { linkTo } from '../metrics/behind.ts';
import { FigureLink } from '../metrics/figure-link.tsx';
import { chartColors } from './chart-colors.ts';
import { ChartSection } from './chart-section.tsx';
import { periodLinks } from './figure-links.ts';
import { FigureTable } from './figure-table.tsx';
import { PanelSkeletons } from './panel-grid.tsx';
import { unitOf } from './period.ts';
import { seriesLines } from './series-lines.ts';
import type { FiguresState } from './use-figures-state.ts';
import { usePeriodText, usePointText } from './use-period-text.ts';
import { useSeries } from './use-series.ts';

const loading = <PanelSkeletons names={seriesLines} />;
const CourseCharts = late(() => import('./course-charts.tsx').then((m) => m.CourseCharts), loading);

/** The counts of the period over time, by days, weeks or months. */
export function CourseSection({ state }: { state: FiguresState }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { period, linked } = state;
  const unit = unitOf(period);
  const periodText = usePeriodText();
  const pointText = usePointText(unit);
  const { data, error, isFetching, refetch } = useSeries(state);
  const title = t(`figures.course.${unit}`);
  if (data === undefined) {
    return (
      <Section title={title}>
        {error === null || isFetching ? (
          loading
        ) : (
          <FailedPanel error={error} title={t('figures.failedTitle')} onRetry={() => refetch()} />
        )}
      </Section>
    );
  }
  const points = data.data.data;
  const behind = (point: SeriesPoint) => periodLinks(`${point.first},${point.last}`);
  if (points.every((point) => seriesLines.every((line) => point[line] === 0))) {
    return (
      <Section title={title}>
        <StatePanel Icon={QueryStatsIcon} title={t('figures.nothingTitle')} text={t('figures.nothingText')} />
      </Section>
    );
  }
  return (
    <ChartSection
      title={title}
      isTable={state.tables.includes('course')}
      onTable={(isTable) => state.showTable('course', isTable)}
      chart={
        <CourseCharts
          points={points.map(({ first }) => pointText(first))}
          lines={seriesLines.map((id) => ({
            id,
            color: chartColors[id],
            name: t(`figures.period.${id}`),
            data: points.map((point) => point[id]),
          }))}
          onPoint={(place, index) => {
            const [line, point] = [seriesLines[place], points[index]];
            if (line !== undefined && point !== undefined) navigate(linkTo(behind(point)[line], linked));
          }}
        />
      }
      table={
        <FigureTable
          caption={title}
          columns={[
            { key: 'days', head: t('figures.course.days') },
            ...seriesLines.map((line) => ({ key: line, head: t(`figures.period.${line}`) })),
          ]}
          rows={points.map((point) => ({
            key: point.first,
            cells: [
              periodText(`${point.first},${point.last}`),
              ...seriesLines.map((line) => (
                <FigureLink key={line} behind={behind(point)[line]} narrowing={linked}>
                  {formatNumber(point[line])}
                </FigureLink>
              )),
            ],
          }))}
        />
      }
    />
  );
}
