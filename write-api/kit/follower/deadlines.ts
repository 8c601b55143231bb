import { system } from '#domain/actor.ts';
import type { Deadline } from '#domain/reactions/deadlines.ts';
import { type Reservation, settle } from '#domain/reactions/reservation.ts';
import { sameHolder, stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { inSpan } from '#telemetry/tracing.ts';
import type { WriteDeps } from '../../deps.ts';
import { derivedCommandId } from '../commands/command-ids.ts';
import type { CommandContext } from '../commands/context.ts';
import { runTarget } from '../commands/run-target.ts';
import type { DeadlineCause } from '../index/deadlines.ts';

const atOnce = 100;

/** Runs every deadline that is due, and forgets it; one that fails is tried again with the next call. */
export async function fireDueDeadlines(deps: WriteDeps): Promise<number> {
  const due = await deps.db
    .selectFrom('write.deadlines')
    .select(['key', 'deadline', 'cause'])
    .where('due_at', '<=', new Date(deps.clock()))
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  for (const row of due) {
    const deadline = row.deadline as unknown as Deadline;
    const cause = row.cause as unknown as DeadlineCause;
    const { eventId: causationId, correlationId } = cause;
    await inSpan(
      `deadline ${deadline.name}`,
      () => ({ attributes: { 'tryset.correlation_id': correlationId, 'tryset.causation_id': causationId } }),
      () => fire(deps, deadline, cause),
    );
    deps.streams.observer.deadline({ name: deadline.name, correlationId, causationId });
    await deps.db.deleteFrom('write.deadlines').where('key', '=', row.key).execute();
  }
  return due.length;
}

async function fire(deps: WriteDeps, deadline: Deadline, cause: DeadlineCause): Promise<void> {
  const context = (step: string): CommandContext => ({
    commandId: derivedCommandId(cause.eventId, `${deadline.name}:${step}`),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: cause.correlationId,
    causationId: cause.eventId,
  });
  if (deadline.name === 'settle_reservation') return settleReservation(deps, deadline.reservation, context);
  const { name, trysetItemId } = deadline;
  await runTarget(
    deps.streams,
    { on: 'tryset_item', id: trysetItemId, command: { action: name } },
    context(name),
  );
}

/** Closes the stream that the reservation waits for, and releases the garment only where that append came first. */
async function settleReservation(
  { streams }: WriteDeps,
  reservation: Reservation,
  context: (step: string) => CommandContext,
): Promise<void> {
  const garment = await streams.refresh(stockItem, reservation.stockItemId);
  // Lent or given back since: there is nothing left to settle.
  if (garment.state.status !== 'requested' || !sameHolder(garment.state.holder, reservation.holder)) return;
  for (;;) {
    const waitsFor = await streams.refresh(tryset, reservation.trysetId);
    const item = await streams.refresh(trysetItem, reservation.holder.id);
    const next = settle(reservation, waitsFor.state, item.state);
    if (next === null) return;
    await runTarget(streams, next.step, context(next.step.command.action));
    if (next.isLast) return;
  }
}
