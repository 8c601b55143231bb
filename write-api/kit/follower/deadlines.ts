import { system } from '#domain/actor.ts';
import type { KnownDeadline } from '#domain/reacting-kinds.ts';
import { inSpan } from '#telemetry/tracing.ts';
import type { DeadlineCause } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import { firings } from '../../reactions.ts';
import { derivedCommandId } from '../commands/command-ids.ts';
import type { CommandContext } from '../commands/context.ts';
import type { DeadlineFiring } from './effect.ts';

const atOnce = 100;

/** Fires due deadlines, deletes them and returns their number. A deadline that fails is retried by the next call. */
export async function fireDueDeadlines(deps: WriteDeps): Promise<number> {
  const due = await deps.db
    .selectFrom('write.deadlines')
    .select(['key', 'deadline', 'cause'])
    .where('due_at', '<=', new Date(deps.clock()))
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  for (const row of due) {
    const { deadline, cause } = row;
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

async function fire(deps: WriteDeps, deadline: KnownDeadline, cause: DeadlineCause): Promise<void> {
  const context = (step: string): CommandContext => ({
    commandId: derivedCommandId(cause.eventId, `${deadline.name}:${step}`),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: cause.correlationId,
    causationId: cause.eventId,
  });
  const firing: DeadlineFiring<KnownDeadline> = firings[deadline.name];
  await firing.fire(deps, deadline, context);
}
