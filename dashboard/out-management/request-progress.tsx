import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TakeBack } from '#read-api/brands/take-back-contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';

/** How many garments that are still here the take-back has requested. It requests them in parts, and the page follows. */
export function RequestProgress({ takeBack: { counts, requested } }: { takeBack: TakeBack }) {
  const { t } = useTranslation();
  const id = useId();
  const here = counts.inHouse + counts.out;
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ mb: 0.5 }}>
        {t('brand.takeBack.requested', { amount: formatNumber(requested), total: formatNumber(here) })}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        value={here === 0 ? 100 : Math.min(100, (100 * requested) / here)}
      />
    </Box>
  );
}
