import Box from '@mui/material/Box';

interface QrSymbolProps {
  /** What the symbol is for, to whoever does not see it. */
  name: string;
  symbol: { width: number; modules: readonly number[] };
}

/** Modules that must stay white around it (ISO/IEC 18004). */
const quiet = 4;

/** A QR code, black on white whatever the theme: cameras read nothing else as well. */
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
