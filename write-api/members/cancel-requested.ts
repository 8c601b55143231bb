import { member } from '#domain/members/member.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';

/**
 * Cancels a banned member's requests that nobody has prepared yet, on behalf of the person who banned the member. Items on
 * their way or with the member continue until they are returned.
 */
export async function cancelRequested(deps: WriteDeps, stored: StoredEvent, userId: number): Promise<void> {
  const { type, metadata } = stored;
  if (type !== 'MemberBanned') return;
  // Staff have already unbanned the member.
  if ((await deps.streams.refresh(member, userId)).state.role !== 'banned') return;
  const { claims } = (await deps.streams.refresh(memberRentals, userId)).state;
  for (const [trysetId, underWay] of Object.entries(claims)) {
    const items = await Promise.all(underWay.map((id) => deps.streams.refresh(trysetItem, id)));
    const itemIds = underWay.filter((_, at) => items[at]?.state.status === 'tryset_requested');
    if (itemIds.length === 0) continue;
    const context = {
      commandId: derivedCommandId(stored.id, `cancel ${trysetId}`),
      correlationId: metadata.$correlationId,
      causationId: stored.id,
      actor: metadata.actor,
      receivedAt: deps.clock(),
      ...(metadata.reason !== undefined && { reason: metadata.reason }),
    };
    await runTarget(
      deps.streams,
      { on: 'tryset', id: Number(trysetId), command: { action: 'cancel', itemIds } },
      context,
    );
  }
}
