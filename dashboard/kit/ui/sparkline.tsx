import Box from '@mui/material/Box';

const [width, height] = [120, 28];

interface SparklineProps {
  /** The values; null while they load. The space is already reserved. */
  data: readonly number[] | null;
  color: string;
  /** The height in pixels. The default is 28, the height of a line of text. */
  tall?: number;
}

/**
 * A word-sized chart of a figure's trend. It is hidden from screen readers: each page that shows one has the same data in
 * a table.
 */
export function Sparkline({ data, color, tall = height }: SparklineProps) {
  const most = Math.max(1, ...(data ?? []));
  const step = width / Math.max(1, (data?.length ?? 1) - 1);
  const points = (data ?? []).map((value, index) => {
    const y = height - 1 - (value / most) * (height - 3);
    return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: tall, mt: 0.5, color }}
    >
      {points.length > 1 && (
        <>
          <polygon
            points={`0,${height} ${points.join(' ')} ${width},${height}`}
            fill="currentcolor"
            opacity={0.12}
          />
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="currentcolor"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </Box>
  );
}
