import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/** A progress line at the top of the window while the next page loads. */
export function LoadingBar() {
  const { t } = useTranslation();
  return (
    <Box
      role="progressbar"
      aria-label={t('shell.loading')}
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: 2, zIndex: 'tooltip', overflow: 'hidden' }}
    >
      <Box
        sx={{
          width: '30%',
          height: 2,
          backgroundColor: 'primary.main',
          animation: `${run} 1.1s linear infinite`,
        }}
      />
    </Box>
  );
}
