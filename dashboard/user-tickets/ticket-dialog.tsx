import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { UserTicket } from '#read-api/user-tickets/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Values } from '../kit/fields/field.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { nextPlanFields } from './fields.ts';
import { ticketPath } from './paths.ts';
import { memberName } from './ticket-text.ts';
import type { TicketVerb } from './ticket-verbs.ts';
import { usePlanOptions } from './use-plan-options.ts';

interface TicketDialogProps {
  ticket: UserTicket;
  verb: TicketVerb;
  onClose: () => void;
}

type Call = Parameters<typeof api.call>;

/** The call of each verb. */
const calls = {
  pay: ['POST', `${ticketPath}/actions/pay`],
  next: ['PATCH', ticketPath],
  renew: ['PATCH', ticketPath, { recharging_flag: true }],
  stop: ['PATCH', ticketPath, { recharging_flag: false }],
  cancel: ['DELETE', ticketPath],
} as const satisfies Record<TicketVerb, readonly [Call[0], string, object?]>;

/** Asks once more before a ticket changes. The dialog says what happens to the money. */
export function TicketDialog({ ticket, verb, onClose }: TicketDialogProps) {
  const { t } = useTranslation();
  const plans = usePlanOptions();
  const { id, revision, nextPlan, plan, invoice, amount } = ticket;
  const [method, path, own] = calls[verb];
  const isNext = verb === 'next';
  const chosen: Values = isNext ? { next_plan_id: String(nextPlan?.id ?? plan?.id ?? '') } : {};
  const money = plan === null ? '' : formatAmount(amount - invoice.usedPoints, plan.currency);
  return (
    <FormDialog<CommandAnswer>
      title={t(`userTicket.verbs.${verb}`)}
      submitText={t(`userTicket.verbs.${verb}`)}
      draftKey={`ticket ${id} ${verb}`}
      isWhole={!isNext}
      danger={verb === 'cancel'}
      fields={isNext ? nextPlanFields(t, plans) : []}
      current={{ values: chosen, revision }}
      send={async (said, { intent }) => {
        const body = { ...own, ...said };
        const answer = await api.call<CommandAnswer>(method, path, {
          params: { id },
          intent,
          ...(method !== 'DELETE' && { body }),
        });
        return answer.data;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2">
        {t(`userTicket.about.${textOf(ticket, verb)}`, { name: memberName(t, ticket.user), money })}
      </Typography>
    </FormDialog>
  );
}

/** A cancel either ends an unpaid ticket or gives the money back. */
function textOf({ status }: UserTicket, verb: TicketVerb) {
  if (verb !== 'cancel') return verb;
  return status === 'pending' ? 'cancelUnpaid' : 'cancelPaid';
}
