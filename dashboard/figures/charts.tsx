import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { LineChart } from '@mui/x-charts/LineChart';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { chartColors } from './chart-colors.ts';
import { chartTexts } from './chart-texts/chart-texts.ts';
import { endsWidth, LineEnds } from './line-ends.tsx';
import type { CourseLine } from './series-lines.ts';

const valueFormatter = (value: number | null) => (value === null ? '' : formatNumber(value));
/** Maximum points of a line with marks. With more points the marks would overlap. */
const marksUpTo = 45;
/** Minimum width of the area of the lines, in px. Without one, a chart in a narrow place asks for a negative width. */
const areaWidth = 80;
const axisWidth = 44;

interface CourseChartProps {
  /** Names of the points on the axis. */
  points: readonly string[];
  lines: readonly CourseLine[];
  /** Called with the numbers of a line and of its point when the person clicks the point. */
  onPoint: (line: number, point: number) => void;
}

function looksOf(lines: readonly CourseLine[]) {
  return Object.fromEntries(
    lines.flatMap(({ id, color, dashes }) => [
      [`& .MuiLineChart-line[data-series="${id}"]`, { strokeWidth: 2, strokeDasharray: dashes }],
      [`& .MuiLineChart-area[data-series="${id}"]`, { fill: color, opacity: 0.1 }],
      [
        `& .MuiLineChart-mark[data-series="${id}"]`,
        { fill: color, strokeWidth: 0, r: '3px', cursor: 'pointer' },
      ],
    ]),
  );
}

/** A line chart of counts over time. The chart library animates it unless the person prefers reduced motion. */
export function CourseChart({ points, lines, onPoint }: CourseChartProps) {
  const language = usePreference('language');
  const hasEnds = useMediaQuery('(min-width: 700px)');
  const right = hasEnds ? endsWidth : 16;
  return (
    <ChartsLocalizationProvider localeText={chartTexts[language]}>
      <LineChart
        height={270}
        xAxis={[{ scaleType: 'point', data: points, tickLabelMinGap: 12, height: 28 }]}
        yAxis={[
          {
            width: axisWidth,
            min: 0,
            valueFormatter: formatNumber,
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={lines.map(({ id, name, data, color }) => ({
          id,
          label: name,
          data: [...data],
          color,
          area: true,
          shape: 'circle' as const,
          curve: 'monotoneX' as const,
          showMark: points.length <= marksUpTo,
          valueFormatter,
        }))}
        grid={{ horizontal: true }}
        margin={{ left: 0, right, top: 12, bottom: 0 }}
        hideLegend={hasEnds}
        onMarkClick={(_event, { seriesId, dataIndex }) => {
          if (dataIndex !== undefined)
            onPoint(
              lines.findIndex(({ id }) => id === seriesId),
              dataIndex,
            );
        }}
        sx={{ minWidth: axisWidth + areaWidth + right, ...looksOf(lines) }}
      >
        {hasEnds && <LineEnds lines={lines} />}
      </LineChart>
    </ChartsLocalizationProvider>
  );
}

interface BarsChartProps {
  name: string;
  bars: readonly { name: string; count: number }[];
  onBar: (index: number) => void;
}

/** A bar chart of counts. Each bar can be clicked. */
export function BarsChart({ name, bars, onBar }: BarsChartProps) {
  const language = usePreference('language');
  // The axis ends beyond the longest bar, which leaves space for the number at its end.
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
        sx={{ minWidth: 240, '& .MuiBarElement-root, & .MuiBarChart-element': { cursor: 'pointer' } }}
      />
    </ChartsLocalizationProvider>
  );
}
