import type { TFunction } from 'i18next';
import type { Field } from '../kit/fields/field.ts';
import type { InputOption } from '../kit/fields/input.ts';

const pointsAtMost = 1_000_000_000;

/** Undefined until they are loaded. */
type Options = readonly InputOption[] | undefined;

/** The options of a choice; if there are none, the field says so. */
const optionsOf = (options: Options, nothing: string) => ({
  options: options ?? [],
  ...(options?.length === 0 && { nothing }),
});

/** The form fields by which staff sign a member up for a plan. */
export function signUpFields(t: TFunction, { plans, events }: { plans: Options; events: Options }): Field[] {
  return [
    {
      name: 'plan_id',
      text: t('userTicket.fields.plan'),
      kind: 'choice',
      isId: true,
      required: true,
      ...optionsOf(plans, t('userTicket.noPlans')),
    },
    { name: 'start_date', text: t('userTicket.fields.startDate'), kind: 'day', required: true },
    {
      name: 'event_ticket_id',
      text: t('userTicket.fields.eventTicketId'),
      kind: 'choice',
      isId: true,
      ...optionsOf(events, t('userTicket.noEvents')),
    },
    {
      name: 'force_subscription',
      text: t('userTicket.force'),
      kind: 'flag',
      help: t('userTicket.forceHelp'),
    },
    {
      name: 'used_points',
      text: t('userTicket.fields.usedPoints'),
      kind: 'whole',
      atMost: pointsAtMost,
      when: { name: 'force_subscription', is: 'false' },
    },
    { name: 'recharging_flag', text: t('userTicket.fields.isRecharging'), kind: 'flag' },
  ];
}

/** The form field by which staff choose the plan of the next ticket. */
export const nextPlanFields = (t: TFunction, plans: Options): Field[] => [
  {
    name: 'next_plan_id',
    text: t('userTicket.fields.nextMemberPlanId'),
    kind: 'choice',
    isId: true,
    required: true,
    ...optionsOf(plans, t('userTicket.noPlans')),
  },
];
