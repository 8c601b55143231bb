import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { NetworkMetrics } from '#read-api/metrics/network/contract.ts';
import { formatNumber } from '../../kit/preferences/time.ts';
import { useLooksPath } from '../../kit/routes/use-looks-path.ts';
import { late } from '../../kit/ui/late.tsx';
import { linkTo } from '../../metrics/behind.ts';
import { FigureLink } from '../../metrics/figure-link.tsx';
import { networkColors } from '../chart-colors.ts';
import { FigureTable } from '../figure-table.tsx';
import { PanelSkeletons } from '../panel-grid.tsx';
import { usePeriodText, usePointText } from '../use-period-text.ts';
import {
  looksOf,
  type Measure,
  type Network,
  type NetworkFilters,
  networks,
  snsTypes,
  valuesOf,
} from './networks.ts';

const CourseCharts = late(
  () => import('../course-charts.tsx').then((m) => m.CourseCharts),
  <PanelSkeletons names={networks} />,
);

interface NetworkCourseProps {
  answers: Readonly<Record<Network, NetworkMetrics>>;
  measure: Measure;
  isTable: boolean;
  filters: NetworkFilters;
  /** The day whose looks and reactions are shown; empty: now. */
  asOf: string;
}

/** One measure of both networks over time, as a chart or a table. A point leads to the looks of its network and days. */
export function NetworkCourse({ answers, measure, isTable, filters, asOf }: NetworkCourseProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const looks = useLooksPath();
  const periodText = usePeriodText();
  // Both calls cut the same period in the same way, unless a network has no look at all.
  const { unit, days } = answers.instagram.days.length > 0 ? answers.instagram : answers.youtube;
  const pointText = usePointText(unit);
  if (days.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 2, textAlign: 'center' }}>
        {t('metrics.network.none')}
      </Typography>
    );
  }
  const values = (network: Network) =>
    answers[network].days.length === 0 ? days.map(() => null) : valuesOf(answers[network], measure);
  const behind = (network: Network, day: (typeof days)[number]) =>
    ({ list: looks, filters: looksOf(network, filters, `${day.first},${day.last}`, asOf) }) as const;
  const name = t(`metrics.network.measures.${measure}`);

  if (isTable) {
    return (
      <FigureTable
        caption={name}
        columns={[
          { key: 'days', head: t('metrics.network.days') },
          ...networks.map((network) => ({ key: network, head: t(`look.sns.${snsTypes[network]}`) })),
        ]}
        rows={days.map((day, index) => ({
          key: day.first,
          cells: [
            periodText(`${day.first},${day.last}`),
            ...networks.map((network) => {
              const value = values(network)[index] ?? null;
              if (value === null) return t('common.none');
              return (
                <FigureLink key={network} behind={behind(network, day)} narrowing={{}}>
                  {formatNumber(value)}
                </FigureLink>
              );
            }),
          ],
        }))}
      />
    );
  }
  return (
    <Box component="figure" aria-label={name} sx={{ m: 0 }}>
      <CourseCharts
        points={days.map(({ first }) => pointText(first))}
        lines={networks.map((network) => ({
          id: network,
          name: t(`look.sns.${snsTypes[network]}`),
          data: values(network),
          color: networkColors[network],
        }))}
        onPoint={(place, index) => {
          const [network, day] = [networks[place], days[index]];
          if (network !== undefined && day !== undefined) navigate(linkTo(behind(network, day), {}));
        }}
      />
    </Box>
  );
}
