import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The logo with the name. On a small screen, `isShort` leaves the name out. */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="img" src="/favicon.svg" alt="" sx={{ width: 22, height: 22 }} />
      <Typography
        component="span"
        sx={{
          fontWeight: 720,
          fontSize: '1.0625rem',
          letterSpacing: '-0.02em',
          display: { xs: isShort ? 'none' : 'inline', sm: 'inline' },
        }}
      >
        tryset
      </Typography>
    </Box>
  );
}
