import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { businessDay } from '#domain/business-day.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { EventTicket } from '#read-api/event-tickets/contract.ts';
import { eventTicketsPath } from '../brand-plans/paths.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { signUpFields } from './fields.ts';
import { ticketsPath } from './paths.ts';
import { usePlanOptions } from './use-plan-options.ts';

const open = { is_signup_open: true, limit: 100, order: 'id' } as const;

/** Signs a member up for a plan, or gives the member a ticket for points. */
export function SignUpDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const plans = usePlanOptions();
  const events = useQuery({
    queryKey: [eventTicketsPath, open],
    queryFn: ({ signal }) =>
      api.call<{ data: EventTicket[] }>('GET', eventTicketsPath, { query: open, signal }),
  });
  const today = businessDay(new Date());
  const found = events.data?.data.data.map(({ id, name }) => ({ value: String(id), text: name }));
  // The empty option takes a choice back.
  const options = found?.length === 0 ? [] : found && [{ value: '', text: '' }, ...found];
  return (
    <FormDialog<CommandAnswer>
      title={t('userTicket.signUp')}
      submitText={t('userTicket.signUp')}
      draftKey={`member ${userId} ticket`}
      isWhole
      fields={signUpFields(t, { plans, events: options })}
      current={{
        values: { start_date: today, force_subscription: 'false', recharging_flag: 'true' },
        revision: '',
      }}
      send={async (said, { intent }) => {
        const body = { ...said, user_id: userId };
        return (await api.call<CommandAnswer>('POST', ticketsPath, { body, intent })).data;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2">{t('userTicket.signUpText')}</Typography>
    </FormDialog>
  );
}
