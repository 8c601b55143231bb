import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { barsOf } from './bars.ts';

/** A code as bars for a scanner, with its text below. Paper and scanners need black on white in every theme. */
export function Barcode({ code }: { code: string }) {
  const drawn = useMemo(() => barsOf(code), [code]);
  return (
    <Box sx={{ display: 'inline-block', textAlign: 'center', color: '#000', backgroundColor: '#fff', px: 1 }}>
      {drawn !== null && (
        <Box
          component="svg"
          role="presentation"
          viewBox={`0 0 ${drawn.width} 10`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          sx={{ display: 'block', width: `${drawn.width * 1.25}px`, maxWidth: '100%', height: 34 }}
        >
          {drawn.bars.map(({ x, width }) => (
            <rect key={x} x={x} y={0} width={width} height={10} />
          ))}
        </Box>
      )}
      <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 650 }}>
        {code}
      </Box>
    </Box>
  );
}
