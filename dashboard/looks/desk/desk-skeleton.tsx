import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { widths } from './use-look-desk.ts';

/** A placeholder of the size of a look on the desk. */
export function DeskSkeleton() {
  return (
    <Paper variant="outlined" aria-busy sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 1080 }}>
      <Skeleton width={280} height={28} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {[widths.post, widths.product].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={(width * 4) / 3} sx={{ mt: 3.5 }} />
        ))}
      </Box>
    </Paper>
  );
}
