import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { chartTexts } from './chart-texts/chart-texts.ts';
import { PanelGrid, panelHeight } from './panel-grid.tsx';
import { type CourseLine, isAlone, scaleEnd } from './series-lines.ts';

const valueFormatter = (value: number | null) => (value === null ? '' : formatNumber(value));
const axisId = 'points';

interface CourseChartsProps {
  /** Names of the points on the axis. */
  points: readonly string[];
  lines: readonly CourseLine[];
  /** Called with the numbers of a line and of its point when the person clicks the point or presses Enter on it. */
  onPoint: (line: number, point: number) => void;
}

/**
 * Counts over time, one small chart for each line. All have the same scale and mark the same point, so that they can be
 * compared. The chart library animates them unless the person prefers reduced motion.
 */
export function CourseCharts({ points, lines, onPoint }: CourseChartsProps) {
  const language = usePreference('language');
  const [marked, setMarked] = useState<number | null>(null);
  const max = scaleEnd(lines);
  return (
    <ChartsLocalizationProvider localeText={chartTexts[language]}>
      <PanelGrid>
        {lines.map(({ id, name, data, color }, line) => (
          <Box key={id} role="group" aria-label={name} sx={{ minWidth: 0 }}>
            <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <LineChart
              height={panelHeight}
              xAxis={[{ id: axisId, scaleType: 'point', data: points, tickLabelMinGap: 12, height: 28 }]}
              yAxis={[
                {
                  width: 44,
                  min: 0,
                  max,
                  valueFormatter: formatNumber,
                  tickNumber: 4,
                  tickMinStep: 1,
                  disableLine: true,
                  disableTicks: true,
                },
              ]}
              series={[
                {
                  label: name,
                  data: [...data],
                  color,
                  area: true,
                  curve: 'monotoneX',
                  shape: 'circle',
                  showMark: ({ index }) => isAlone(data, index),
                  valueFormatter,
                },
              ]}
              grid={{ horizontal: true }}
              margin={{ left: 0, right: 28, top: 8, bottom: 0 }}
              hideLegend
              highlightedAxis={marked === null ? [] : [{ axisId, dataIndex: marked }]}
              onHighlightedAxisChange={(axes) => setMarked(axes.at(0)?.dataIndex ?? null)}
              onAxisClick={(_event, axis) => {
                if (axis !== null) onPoint(line, axis.dataIndex);
              }}
              sx={{
                minWidth: 140,
                cursor: 'pointer',
                '& .MuiLineChart-line': { strokeWidth: 2 },
                '& .MuiLineChart-area': { fill: color, opacity: 0.12 },
              }}
            />
          </Box>
        ))}
      </PanelGrid>
    </ChartsLocalizationProvider>
  );
}
