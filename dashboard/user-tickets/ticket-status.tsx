import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { UserTicket } from '#read-api/user-tickets/contract.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';

type Standing = Pick<UserTicket, 'status' | 'isUnpaid' | 'isEnded'>;

/** The status of a ticket, with a failed renewal and the end of its period. */
export function TicketStatus({ ticket: { status, isUnpaid, isEnded } }: { ticket: Standing }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {isUnpaid ? (
        <StatusChip tone="bad" text={t('userTicket.suspended')} />
      ) : (
        <KindStatus kind="user_ticket" status={status} />
      )}
      {isEnded && <StatusChip tone="neutral" text={t('userTicket.over')} />}
    </Box>
  );
}
