import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { chartColors } from './chart-colors.ts';
import { chartTexts } from './chart-texts/chart-texts.ts';

const valueFormatter = (value: number | null) => (value === null ? '' : formatNumber(value));

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
