import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Proposal } from '#write-api/auth/contract.ts';
import { QrSymbol } from './qr-symbol.tsx';

/** The QR code for an authenticator app, and its secret as text. */
export function ProposalSymbol({ proposal: { secret, symbol } }: { proposal: Proposal }) {
  const { t } = useTranslation();
  return (
    <>
      <Typography>{t('secondFactor.scan')}</Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <QrSymbol name={t('secondFactor.symbol')} symbol={symbol} />
        <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {secret}
        </Typography>
      </Box>
    </>
  );
}
