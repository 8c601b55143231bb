import { system } from '#domain/actor.ts';
import { stepsAfterItems } from '#domain/collaborations/after-items.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { itemsOf } from '../trysets/tryset-scope.ts';
import { failed, type RequestProposed, requestTrysetOf } from './request-tryset-of.ts';

/** Requests the tryset of a confirmed proposal, if its request was interrupted. */
export const requestConfirmed: Effect = requestConfirmedBy();

/** The same with another way to request a tryset. */
export function requestConfirmedBy(request?: RequestProposed): Effect {
  return async (deps, stored, id) => {
    if (entityOf(stored.stream).category !== 'proposal') return;
    const { type, data } = asEvent<ProposalEvent>(stored);
    if (type !== 'ProposalConfirmed') return;
    const { actor } = stored.metadata;
    await requestTrysetOf(deps, { id, trysetId: data.trysetId }, causeOf(deps, stored, actor), request);
  };
}

/** The item events that may send or deliver a proposal's garments, or end its tryset. */
const telling: ReadonlySet<string> = new Set<TrysetItemEvent['type']>([
  'TrysetItemShipped',
  'TrysetItemDelivered',
  'TrysetItemDeliveryFailed',
  'TrysetItemGiven',
  'TrysetItemCanceled',
  'TrysetItemDenied',
  'TrysetItemForceDenied',
]);

/** Tells a proposal what its items tell: it is sent, delivered, or its tryset has come to nothing. */
export const followItems: Effect = async (deps, stored, id) => {
  if (!telling.has(stored.type)) return;
  const { trysetId } = (await deps.streams.refresh(trysetItem, id)).state;
  const { state: of } = await deps.streams.refresh(tryset, trysetId);
  const { proposalId } = of;
  if (proposalId === null) return;
  const statuses = (await itemsOf(deps, of)).map(({ status }) => status);
  const cause = causeOf(deps, stored, system);
  for (const action of stepsAfterItems(statuses)) {
    const { status } = (await deps.streams.refresh(proposal, proposalId)).state;
    if (action === 'fail') {
      // Garments that were sent and came back change nothing.
      if (status === 'CONFIRMED') {
        await failed(deps, { id: proposalId, trysetId, errorCode: 'tryset.canceled' }, cause);
      }
      continue;
    }
    if (status !== 'CONFIRMED' && status !== 'SENT') continue;
    const commandId = derivedCommandId(stored.id, `${action} proposal ${proposalId}`);
    const target = { on: 'proposal', id: proposalId, command: { action, trysetId } } as const;
    await runTarget(deps.streams, target, { ...cause, commandId });
  }
};

function causeOf(
  { clock }: Pick<WriteDeps, 'clock'>,
  { id, metadata }: StoredEvent,
  actor: StoredEvent['metadata']['actor'],
) {
  return { actor, receivedAt: clock(), correlationId: metadata.$correlationId, causationId: id };
}
