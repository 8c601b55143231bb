import Box from '@mui/material/Box';

interface QrSymbolProps {
  /** Purpose of the QR code, announced by screen readers. */
  name: string;
  symbol: { width: number; modules: readonly number[] };
}

/** The width in modules of the white border that a QR code needs (ISO/IEC 18004). */
const quiet = 4;

/** A QR code. It is black on white in every theme, because cameras read that best. */
export function QrSymbol({ name, symbol: { width, modules } }: QrSymbolProps) {
  const bars = modules.flatMap((isBlack, at) =>
    isBlack === 1 ? [`M${at % width} ${Math.floor(at / width)}h1v1h-1z`] : [],
  );
  const whole = width + 2 * quiet;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={name}
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      sx={{ width: 208, height: 208, borderRadius: 1 }}
    >
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" />
      <path d={bars.join('')} fill="#000" />
    </Box>
  );
}
