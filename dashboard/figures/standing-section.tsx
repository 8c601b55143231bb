import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { late } from '../kit/ui/late.tsx';
import { linkTo } from '../metrics/behind.ts';
import { FigureLink } from '../metrics/figure-link.tsx';
import { groupColors } from './chart-colors.ts';
import { ChartSection } from './chart-section.tsx';
import { standingLink } from './figure-links.ts';
import { FigureTable } from './figure-table.tsx';
import { PanelSkeletons } from './panel-grid.tsx';
import { unitOf } from './period.ts';
import type { FiguresState } from './use-figures-state.ts';
import { usePointText } from './use-period-text.ts';
import { useSeries } from './use-series.ts';

const loading = <PanelSkeletons names={rentalGroups} />;
const CourseCharts = late(() => import('./course-charts.tsx').then((m) => m.CourseCharts), loading);

/** How many items stood in each group of rentals at the end of each day, week or month. A point leads to the list of that day. */
export function StandingSection({ state }: { state: FiguresState }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { period, linked } = state;
  const pointText = usePointText(unitOf(period));
  const { data } = useSeries(state);
  const title = t('figures.standing');
  if (data === undefined) return <Section title={title}>{loading}</Section>;
  const points = data.data.data.flatMap(({ last, standing }) =>
    standing === null ? [] : [{ last, standing }],
  );
  return (
    <ChartSection
      title={title}
      isTable={state.tables.includes('standing')}
      onTable={(isTable) => state.showTable('standing', isTable)}
      chart={
        <CourseCharts
          points={points.map(({ last }) => pointText(last))}
          lines={rentalGroups.map((id) => ({
            id,
            name: t(`figures.now.${id}`),
            data: points.map(({ standing }) => standing[id]),
            color: groupColors[id],
          }))}
          onPoint={(place, index) => {
            const [group, point] = [rentalGroups[place], points[index]];
            if (group !== undefined && point !== undefined) {
              navigate(linkTo(standingLink(group, point.last), linked));
            }
          }}
        />
      }
      table={
        <FigureTable
          caption={title}
          columns={[
            { key: 'days', head: t('figures.course.days') },
            ...rentalGroups.map((id) => ({ key: id, head: t(`figures.now.${id}`) })),
          ]}
          rows={points.map(({ last, standing }) => ({
            key: last,
            cells: [
              pointText(last),
              ...rentalGroups.map((id) => (
                <FigureLink key={id} behind={standingLink(id, last)} narrowing={linked}>
                  {formatNumber(standing[id])}
                </FigureLink>
              )),
            ],
          }))}
        />
      }
    />
  );
}
