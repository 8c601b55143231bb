import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscriptionAct } from '#domain/brand-subscriptions/subscription-commands.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { brandSubscriptionTransitions } from '#domain/brand-subscriptions/subscription-transitions.ts';
import type { WriteDeps } from '../deps.ts';
import { action } from '../kit/actions/action-spec.ts';
import type { ActionEntity, ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { EndNow, Extend, NextPlan } from './bodies.ts';
import { endSubscription } from './end-subscription.ts';
import { seesSubscription } from './live.ts';
import { requireNextPlan } from './renewal.ts';

const onState = { onState: true };

/** The actions with calls of their own, because they need the terms of a plan and ids of an invoice. */
const ownCalls: readonly string[] = ['choose_plan', 'upgrade', 'retry'];

export const brandSubscriptionEntity: ActionEntity<
  BrandSubscription,
  BrandSubscriptionAct,
  BrandSubscriptionEvent
> = {
  name: 'brand_subscription',
  path: '/v2/brand_subscriptions',
  title: 'BrandSubscription',
  tag: 'brand subscriptions',
  decider: brandSubscription,
  transitions: brandSubscriptionTransitions.filter(({ action }) => !ownCalls.includes(action)),
  specs: {
    choose_plan: null,
    expire: null,
    pay: null,
    fail: null,
    fail_again: null,
    drop_invoice: null,
    note_refund: null,
    give_up: null,
    retry: null,
    begin: null,
    choose_next_plan: action(
      NextPlan,
      ({ plan_id }): BrandSubscriptionAct => ({ action: 'choose_next_plan', planId: plan_id }),
      onState,
    ),
    upgrade: null,
    finish_upgrade: null,
    renew: null,
    end: null,
    extend: action(Extend, ({ end_date }): BrandSubscriptionAct => ({ action: 'extend', endDate: end_date })),
    request_cancel: action({}, (): BrandSubscriptionAct => ({ action: 'request_cancel' })),
    withdraw_cancel: action({}, (): BrandSubscriptionAct => ({ action: 'withdraw_cancel' })),
    cancel: action({}, (): BrandSubscriptionAct => ({ action: 'cancel' })),
    end_now: action(EndNow, ({ refund }): BrandSubscriptionAct => ({ action: 'end_now', refund })),
  },
  isVisible: seesSubscription,
  target: (id, command) => ({ on: 'brand_subscription', id, command }),
  run: runOnSubscription,
};

async function runOnSubscription(
  deps: WriteDeps,
  { id, state, command, context, seenRevision }: ActionOn<BrandSubscription, BrandSubscriptionAct>,
): Promise<TargetOutcome> {
  if (command.action === 'cancel' || command.action === 'end_now') {
    return endSubscription(deps, { id, command, context, seenRevision });
  }
  if (command.action === 'choose_next_plan') await requireNextPlan(deps, state, command.planId, context);
  return runTarget(deps.streams, { on: 'brand_subscription', id, command }, context, seenRevision);
}
