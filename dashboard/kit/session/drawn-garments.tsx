import Box from '@mui/material/Box';

export type Drawing = 'coat' | 'parcel' | 'look';

/** The lines of each drawing, on a field of 48 × 48. The first is filled lightly. */
const lines: Readonly<Record<Drawing, readonly string[]>> = {
  coat: [
    'M18 12 L10 16 L7 36 L13 37 L14 28 L13 43 L35 43 L34 28 L35 37 L41 36 L38 16 L30 12 L24 19 Z',
    'M24 19 L24 43',
    'M18 12 L21 24 L24 19 L27 24 L30 12',
    'M21 9 A3 3 0 1 1 24 11 L24 12 M18 12 L24 9 L30 12',
    'M17 34 L21 34 M27 34 L31 34',
  ],
  parcel: [
    'M7 17 L24 10 L41 17 L41 36 L24 43 L7 36 Z',
    'M7 17 L24 24 L41 17 M24 24 L24 43',
    'M15.5 13.5 L32.5 20.5 L32.5 27',
  ],
  look: [
    'M8 15 L16 15 L19 10 L29 10 L32 15 L40 15 L40 39 L8 39 Z',
    'M19 33 L20 25 L17 23 L20 20 L22 22 L26 22 L28 20 L31 23 L28 25 L29 33 Z',
    'M35 19 L37 19',
  ],
};

/** A small drawing that tells the same as the text beside it. */
export function DrawnGarment({ drawing }: { drawing: Drawing }) {
  const [outline, ...others] = lines[drawing];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentcolor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{ width: 56, height: 56, flexShrink: 0, color: 'primary.main' }}
    >
      <path d={outline} fill="currentcolor" fillOpacity={0.14} />
      {others.map((line) => (
        <path key={line} d={line} />
      ))}
    </Box>
  );
}
