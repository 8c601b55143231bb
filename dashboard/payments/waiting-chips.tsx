import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { type WaitingFor, waitingTones } from './waiting.ts';

/** The reasons why a payment waits, as chips. */
export function WaitingChips({ reasons }: { reasons: readonly WaitingFor[] }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {reasons.map((each) => (
        <StatusChip key={each} tone={waitingTones[each]} text={t(`payment.waiting.${each}`)} />
      ))}
    </Box>
  );
}
