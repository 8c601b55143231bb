import { randomUUID } from 'node:crypto';
import type { WalletEvent } from '#domain/cards/card-events.ts';
import type { WalletOwner } from '#domain/cards/card-kinds.ts';
import { later } from '#domain/reacting.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { makeChange } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import type { Effect } from '../kit/follower/effect.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { providerOf } from '../payment-provider/provider-of.ts';
import { notAsked, untilKnown } from '../payment-provider/until-known.ts';
import { billingKeyOf, forgetBillingKey } from './billing-keys.ts';
import { type Owner, ownerOfWallet, wallets } from './owners.ts';

const kind = 'drop_card';
const graceMs = 15 * 60_000;

/** The outside call that asks the provider to forget a card that is in no wallet. */
export const dropCard: OutsideCall = { kind, atOnce: 2, call: untilKnown(call) };

const keyOf = ({ kind: of, id }: Owner, cardId: number) => `${of}:${id}:${cardId}`;

/** Schedules that call for each removed card. */
export const removedCards: Indexer = {
  async keep(db, events) {
    const wanted = events.flatMap(({ id: eventId, stream, metadata, recordedAt, ...event }) => {
      const { type, data } = asEvent<WalletEvent>(event);
      const { category, id } = entityOf(stream);
      const of = ownerOfWallet(category);
      if (type !== 'CardRemoved' || of === null) return [];
      const cause = { eventId, correlationId: metadata.$correlationId };
      const key = keyOf({ kind: of, id: Number(id) }, data.cardId);
      return [{ key, dueAt: new Date(recordedAt), cause }];
    });
    await schedule(db, kind, wanted);
  },
};

/**
 * Schedules the call in 15 minutes, in case the card is not in its wallet by then. Each new attempt to add the card restarts
 * the 15 minutes.
 */
export async function dropUnlessHeld(
  { db, clock }: WriteDeps,
  { correlationId }: CommandContext,
  owner: Owner,
  cardId: number,
): Promise<void> {
  const dueAt = new Date(later(clock(), graceMs));
  const cause = { eventId: randomUUID(), correlationId };
  await schedule(db, kind, [{ key: keyOf(owner, cardId), dueAt, cause }]);
}

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const [of = '', ownerId, cardId] = due.key.split(':');
  const wallet = wallets[of as WalletOwner];
  const { state } = await deps.streams.refresh(wallet, Number(ownerId));
  const isHeld = state.cards.some((card) => card.cardId === Number(cardId));
  const billingKey = isHeld ? null : await billingKeyOf(deps, Number(cardId));
  if (billingKey === null) return notAsked;
  await providerOf(deps).dropBillingKey(billingKey, due.signal);
  // Another card may have been on its way to the provider under the same billing key. The provider is therefore asked once
  // more before the key is deleted.
  if (due.askedAt === null) return { end: 'answered', next: later(deps.clock(), graceMs) };
  await forgetBillingKey(deps, Number(cardId));
  return { end: 'answered', next: null };
}

/** Removes all cards of a forgotten member or a removed brand. Running it twice is safe. */
export const removeCards: Effect = async (deps, { type }, id) => {
  const owners = { MemberForgotten: 'user', BrandRemoved: 'brand' } as const;
  const of = type in owners ? owners[type as keyof typeof owners] : null;
  if (of === null) return;
  const decider = wallets[of];
  const { state } = await deps.streams.refresh(decider, id);
  const commands = state.cards.map(({ cardId }) => ({ action: 'remove_card' as const, cardId }));
  if (commands.length === 0) return;
  await makeChange(
    deps,
    { decider, id, commands, name: 'remove_cards' },
    { context: systemContext(deps.clock) },
  );
};
