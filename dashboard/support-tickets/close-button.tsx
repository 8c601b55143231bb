import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportTicketDetail } from '#read-api/support-tickets/contract.ts';
import { api } from '../kit/client/api.ts';
import { useMay } from '../kit/session/may.tsx';
import { errorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { ticketPath } from './paths.ts';

/** Closes a ticket, for its asker and for staff who may do daily work. A new message of the asker reopens it. */
export function CloseButton({ ticket: { id, isOwn, actions } }: { ticket: SupportTicketDetail }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const mayWork = useMay();
  const [intent] = useState(() => crypto.randomUUID());
  const closing = useMutation({
    mutationFn: () => api.call('POST', `${ticketPath}/close`, { params: { id }, intent, body: {} }),
    onSuccess: () => notify('success', t('ticket.closed')),
    onError: (error) => notify('fail', errorText(t, error)),
    onSettled: () => readAgain(client),
  });
  const isOpen = actions.some(({ name, allowed }) => name === 'close' && allowed);
  if (!isOpen || (!isOwn && !mayWork)) return null;
  return (
    <Button variant="outlined" color="inherit" disabled={closing.isPending} onClick={() => closing.mutate()}>
      {t('ticket.close')}
    </Button>
  );
}
