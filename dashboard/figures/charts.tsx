import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { LineChart } from '@mui/x-charts/LineChart';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { chartColors } from './chart-colors.ts';
import { chartTexts } from './chart-texts/chart-texts.ts';

const valueFormatter = (value: number | null) => (value === null ? '' : formatNumber(value));
/** More points than that stand too close for marks. */
const marksUpTo = 45;
const dashes = {
  '& .MuiLineChart-line[data-series="returnRequested"]': { strokeDasharray: '6 4' },
  '& .MuiLineChart-line[data-series="shelved"]': { strokeDasharray: '2 3' },
  '& .MuiLineChart-line[data-series="requested"]': { strokeDasharray: '10 3 2 3' },
};
const shapes = {
  requested: 'diamond',
  delivered: 'circle',
  returnRequested: 'triangle',
  shelved: 'square',
} as const;

export interface CourseLine {
  id: keyof typeof shapes;
  name: string;
  data: readonly number[];
}

interface CourseChartProps {
  /** What each point is called. */
  points: readonly string[];
  lines: readonly CourseLine[];
  /** A point of a line was clicked. */
  onPoint: (line: CourseLine['id'], point: number) => void;
}

/** What happened over time. It moves only for people who have nothing against motion. */
export function CourseChart({ points, lines, onPoint }: CourseChartProps) {
  const language = usePreference('language');
  return (
    <ChartsLocalizationProvider localeText={chartTexts[language]}>
      <LineChart
        height={270}
        xAxis={[{ scaleType: 'point', data: points, tickLabelMinGap: 12, height: 28 }]}
        yAxis={[{ width: 44, min: 0, valueFormatter: formatNumber, tickMinStep: 1 }]}
        series={lines.map(({ id, name, data }) => ({
          id,
          label: name,
          data: [...data],
          color: chartColors[id],
          shape: shapes[id],
          curve: 'linear' as const,
          showMark: points.length <= marksUpTo,
          valueFormatter,
        }))}
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
        onMarkClick={(_event, { seriesId, dataIndex }) => {
          if (dataIndex !== undefined) onPoint(seriesId as CourseLine['id'], dataIndex);
        }}
        sx={dashes}
      />
    </ChartsLocalizationProvider>
  );
}

interface BarsChartProps {
  name: string;
  bars: readonly { name: string; count: number }[];
  onBar: (index: number) => void;
}

/** Counts beside each other. */
export function BarsChart({ name, bars, onBar }: BarsChartProps) {
  const language = usePreference('language');
  // The longest bar leaves room for its number.
  const room = Math.max(1, Math.ceil(1.2 * Math.max(...bars.map(({ count }) => count))));
  return (
    <ChartsLocalizationProvider localeText={chartTexts[language]}>
      <BarChart
        height={Math.max(260, 26 * bars.length + 36)}
        layout="horizontal"
        yAxis={[
          { scaleType: 'band', data: bars.map((bar) => bar.name), width: 'auto', categoryGapRatio: 0.35 },
        ]}
        xAxis={[{ valueFormatter: formatNumber, tickMinStep: 1, height: 24, min: 0, max: room }]}
        series={[
          {
            label: name,
            data: bars.map(({ count }) => count),
            color: chartColors.bars,
            valueFormatter,
            barLabel: ({ value }) => (value ? formatNumber(value) : ''),
            barLabelPlacement: 'outside',
          },
        ]}
        grid={{ vertical: true }}
        hideLegend
        margin={{ left: 0, right: 16, top: 4, bottom: 0 }}
        onItemClick={(_event, { dataIndex }) => onBar(dataIndex)}
        sx={{ '& .MuiBarElement-root, & .MuiBarChart-element': { cursor: 'pointer' } }}
      />
    </ChartsLocalizationProvider>
  );
}
