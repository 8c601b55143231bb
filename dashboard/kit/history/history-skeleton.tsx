import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const days = [
  { key: 'a', widths: [260, 340, 200] },
  { key: 'b', widths: [300, 220] },
];

/** A placeholder for days with their events. */
export function HistorySkeleton() {
  return (
    <Box aria-hidden>
      {days.map(({ key, widths }) => (
        <Box key={key}>
          <Skeleton variant="text" width={180} sx={{ mt: 1.25, fontSize: '0.75rem' }} />
          {widths.map((width) => (
            <Box
              key={width}
              sx={(theme) => ({
                display: 'grid',
                gridTemplateColumns: '18px 64px minmax(0, 1fr) 110px',
                columnGap: 1,
                alignItems: 'center',
                py: 0.75,
                px: 0.5,
                borderTop: `1px solid ${theme.vars.palette.divider}`,
              })}
            >
              <span />
              <Skeleton variant="text" width={48} />
              <Box>
                <Skeleton variant="text" width={width} sx={{ maxWidth: '100%' }} />
                <Skeleton variant="text" width={120} sx={{ fontSize: '0.75rem' }} />
              </Box>
              <Skeleton variant="rounded" height={20} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
