import { system } from '#domain/actor.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { endSubscription } from './end-subscription.ts';
import { claimingSubscription } from './live.ts';

const removed: BrandEvent['type'] = 'BrandRemoved';
const reason = 'the brand was removed';

/**
 * Ends a subscription that was chosen while its brand was being removed, and refunds it. Removing a brand waits for its
 * subscription, so usually there is none.
 */
export const endWithBrand: Effect = async (deps, stored, brandId) => {
  if (entityOf(stored.stream).category !== 'brand' || stored.type !== removed) return;
  const claiming = await claimingSubscription(deps, brandId);
  if (claiming === null) return;
  const { id, state } = claiming;
  const context = (step: string) => stepContext(deps, stored, step);
  switch (state.status) {
    case 'canceled':
      return;
    case 'idle': {
      // It is being chosen at this moment. A closed stream refuses it.
      const command = { action: 'expire', brandSubscriptionId: id } as const;
      const outcome = await runTarget(
        deps.streams,
        { on: 'brand_subscription', id, command },
        context('expire'),
      );
      if (outcome.ok) return;
      return endWithBrand(deps, stored, brandId);
    }
    case 'pending':
    case 'payment_done':
      await endSubscription(deps, {
        id,
        command: { action: 'cancel' },
        context: byRemover(stored, context),
        seenRevision: null,
      });
      return;
    default: {
      const refund = state.parts.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
      const command = { action: 'end_now', refund } as const;
      await endSubscription(deps, { id, command, context: byRemover(stored, context), seenRevision: null });
    }
  }
};

/** Only brands and staff end subscriptions, so the actor is the one who removed the brand. */
function byRemover({ metadata }: StoredEvent, context: (step: string) => CommandContext): CommandContext {
  return { ...context('end'), actor: metadata.actor, reason };
}

function stepContext({ clock }: WriteDeps, { id, metadata }: StoredEvent, step: string): CommandContext {
  return {
    commandId: derivedCommandId(id, `subscription ${step}`),
    actor: system,
    receivedAt: clock(),
    correlationId: metadata.$correlationId,
    causationId: id,
  };
}
