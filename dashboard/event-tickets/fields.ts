import type { TFunction } from 'i18next';
import { regions } from '#domain/regions.ts';
import type { EventTicketDetail } from '#read-api/event-tickets/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';
import type { InputOption } from '../kit/fields/input.ts';

const priceAtMost = 1_000_000_000;
const usesAtMost = 1_000_000;

/** The form fields of an event ticket. A region without a price does not offer it. */
export function eventTicketFields(t: TFunction, plans: readonly InputOption[] | undefined): Field[] {
  const day = { kind: 'day', required: true, narrow: true } as const;
  const fixed = { kind: 'day', narrow: true } as const;
  return [
    { name: 'name', text: t('eventTicket.fields.name'), kind: 'text', required: true },
    {
      name: 'plan_id',
      text: t('eventTicket.fields.memberPlanId'),
      kind: 'choice',
      isId: true,
      required: true,
      options: plans ?? [],
      ...(plans?.length === 0 && { nothing: t('eventTicket.noPlans') }),
    },
    { ...day, name: 'signup_start_date', text: t('eventTicket.fields.signupStartDate') },
    { ...day, name: 'signup_end_date', text: t('eventTicket.fields.signupEndDate') },
    {
      name: 'active_duration',
      text: t('eventTicket.fields.activeDuration'),
      kind: 'text',
      atMost: 13,
      help: t('eventTicket.durationHelp'),
    },
    { ...fixed, name: 'active_start_date', text: t('eventTicket.fields.activeStartDate') },
    { ...fixed, name: 'active_end_date', text: t('eventTicket.fields.activeEndDate') },
    ...regions.map(
      (region): Field => ({
        name: `discount_price/${region}`,
        text: t(`brandPlan.priceIn.${region}`),
        kind: 'whole',
        atMost: priceAtMost,
        help: t('eventTicket.priceHelp'),
      }),
    ),
    {
      name: 'max_uses',
      text: t('eventTicket.fields.maxUses'),
      kind: 'whole',
      atLeast: 1,
      atMost: usesAtMost,
      help: t('brandPlan.emptyLimit'),
    },
  ];
}

const textOf = (value: number | string | null) => (value === null ? '' : String(value));

export function eventTicketValues(event: EventTicketDetail): Values {
  return {
    name: event.name,
    plan_id: String(event.plan.id),
    signup_start_date: event.signupStartDate,
    signup_end_date: event.signupEndDate,
    active_duration: textOf(event.activeDuration),
    active_start_date: textOf(event.fixedActiveDates?.startDate ?? null),
    active_end_date: textOf(event.fixedActiveDates?.endDate ?? null),
    'discount_price/KOREA': textOf(event.discountPrice.KOREA),
    'discount_price/JAPAN': textOf(event.discountPrice.JAPAN),
    max_uses: textOf(event.maxUses),
  };
}
