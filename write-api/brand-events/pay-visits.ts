import { occasion } from '#domain/brand-events/occasion.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { contextOf } from '../inbox/send-message.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';

/**
 * Makes the cash of a rewarded reservation due to its member, in the currency of the event's country, and takes it back with the
 * reward. A reversal first makes sure of the due, so that rewards from before the cash account come to nothing.
 */
export const payVisits: Effect = async (deps, stored, id) => {
  if (entityOf(stored.stream).category !== 'reservation') return;
  const event = asEvent<ReservationEvent>(stored);
  if (event.type !== 'ReservationRewarded' && event.type !== 'ReservationRevoked') return;
  const { cash: amount } = event.data;
  if (amount === 0) return;
  const { commandId } = stored.metadata;
  const { state } = (
    await deps.streams.after(reservation, id, { commandId, revision: stored.revision, bodyHash: null })
  ).loaded;
  const { userId, brandEventId, turns: turn } = state;
  const { regionId } = (await deps.streams.refresh(occasion, brandEventId)).state;
  const step = {
    userId,
    of: { kind: 'reservation', id, turn },
    currency: regionCurrency[regionId],
    amount,
  } as const;
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  const actions = event.type === 'ReservationRewarded' ? (['due'] as const) : (['due', 'reverse'] as const);
  for (const action of actions) {
    const context = contextOf(
      deps,
      cause,
      derivedCommandId(stored.id, `${action} cash of reservation ${id}`),
    );
    const target = { on: 'cash_account', id: userId, command: { action, ...step } } as const;
    const outcome = await runTarget(deps.streams, target, context);
    if (!outcome.ok) throw refusalError(outcome);
  }
};
