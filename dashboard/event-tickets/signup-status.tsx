import { useTranslation } from 'react-i18next';
import type { EventTicket } from '#read-api/event-tickets/contract.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';

/** Whether members can sign up with the event ticket today. */
export function SignupStatus({ event }: { event: Pick<EventTicket, 'status' | 'isSignupOpen'> }) {
  const { t } = useTranslation();
  if (event.status === 'retired') {
    return <StatusChip tone="neutral" text={t('brandPlan.status.retired')} />;
  }
  return (
    <StatusChip
      tone={event.isSignupOpen ? 'good' : 'waiting'}
      text={t(`eventTicket.signup.${event.isSignupOpen ? 'open' : 'closed'}`)}
    />
  );
}
