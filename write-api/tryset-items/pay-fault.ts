import { system } from '#domain/actor.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { ApiError } from '#http/errors.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { consequencesOf, runConsequences } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { tryPayment } from '../payments/use-cases.ts';
import { cardOfMember } from '../user-tickets/card-of-member.ts';

/**
 * Charges the member's primary card for loss or damage. The try is named by the event, so a repeated effect tries once. A card that
 * was removed meanwhile leaves the payment open: staff see it, and can close it.
 */
export const payFaults: Effect = async (deps, stored, id) => {
  if (entityOf(stored.stream).category !== 'tryset_item') return;
  const event = asEvent<TrysetItemEvent>(stored);
  if (event.type !== 'TrysetItemFaultCharged') return;
  const context = {
    commandId: derivedCommandId(stored.id, 'try payment'),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: stored.metadata.$correlationId,
    causationId: stored.id,
  };
  const { state } = await deps.streams.refresh(trysetItem, id);
  // Effects run before consequences. After a crash, the payment may not be requested yet.
  await runConsequences(deps.streams, stored.id, consequencesOf('tryset_item', event, state), context);
  const card = await cardOfMember(deps, state.userId);
  if (card === null) return;
  const { paymentId } = event.data;
  try {
    await tryPayment(deps, context, paymentId, { method: 'card', cardId: card.cardId, receipt: null });
  } catch (error) {
    // The payment moved on, or the card cannot be used any more.
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
  }
};
