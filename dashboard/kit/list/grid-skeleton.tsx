import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The placeholder while the grid loads. */
export function GridSkeleton() {
  return (
    <Box aria-hidden sx={{ p: 1.5, display: 'grid', gap: 1.75 }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={24} />
      ))}
    </Box>
  );
}
