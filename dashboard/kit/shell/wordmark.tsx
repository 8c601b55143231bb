import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export function Wordmark() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="img" src="/favicon.svg" alt="" sx={{ width: 22, height: 22 }} />
      <Typography component="span" sx={{ fontWeight: 720, fontSize: '1.0625rem', letterSpacing: '-0.02em' }}>
        tryset
      </Typography>
    </Box>
  );
}
