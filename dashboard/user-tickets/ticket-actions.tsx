import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserTicket } from '#read-api/user-tickets/contract.ts';
import { ActionButton } from '../kit/actions/action-button.tsx';
import { late } from '../kit/ui/late.tsx';
import { type TicketVerb, verbsOf } from './ticket-verbs.ts';

const TicketDialog = late(() => import('./ticket-dialog.tsx').then((m) => m.TicketDialog));

/** Buttons for all that can be done with a ticket now, each with its dialog. */
export function TicketActions({ ticket }: { ticket: UserTicket }) {
  const { t } = useTranslation();
  const [verb, setVerb] = useState<TicketVerb | null>(null);
  const verbs = verbsOf(ticket);
  return (
    <>
      {verbs.map((each, place) => (
        <ActionButton
          key={each}
          look={each === 'cancel' ? 'danger' : place === 0 ? 'leading' : 'quiet'}
          onClick={() => setVerb(each)}
        >
          {t(`userTicket.verbs.${each}`)}
        </ActionButton>
      ))}
      {verb !== null && <TicketDialog ticket={ticket} verb={verb} onClose={() => setVerb(null)} />}
    </>
  );
}
