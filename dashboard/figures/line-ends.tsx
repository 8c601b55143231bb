import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { apart } from './line-places.ts';
import type { CourseLine } from './series-lines.ts';

/** The width of the margin right of the lines, in px, which holds their names. */
export const endsWidth = 132;
const textHeight = 16;

interface LineEndsProps {
  lines: readonly CourseLine[];
}

/** The name of each line at its end and in its colour, so that nobody has to look up a legend. */
export function LineEnds({ lines }: LineEndsProps) {
  const { left, top, width, height } = useDrawingArea();
  const scale = useYScale();
  const ends = lines.map(({ data }) => Number(scale(data.findLast((each) => each !== null) ?? 0)));
  const places = apart(ends, textHeight, top, top + height);
  return (
    <g aria-hidden>
      {lines.map(({ id, name, color }, index) => (
        <text
          key={id}
          x={left + width + 8}
          y={places[index]}
          dominantBaseline="middle"
          fontSize={12}
          fontWeight={600}
          fill={color}
        >
          {name}
        </text>
      ))}
    </g>
  );
}
