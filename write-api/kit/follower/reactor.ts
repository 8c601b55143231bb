import type { Kysely } from 'kysely';
import { system } from '#domain/actor.ts';
import { partOf } from '#domain/reacting.ts';
import { isReacting, type Target } from '#domain/reacting-kinds.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { inSpan } from '#telemetry/tracing.ts';
import type { WriteDatabase } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import { effects } from '../../reactions.ts';
import { derivedCommandId } from '../commands/command-ids.ts';
import { causes, consequencesOf, deciderOf, runTarget } from '../commands/run-target.ts';
import type { ReactionEnd } from '../observer.ts';

/**
 * Completes the consequences of an event. Usually the request that appended the event has run them already. After a crash they
 * run now, under the same command ids. Imported events have no consequences.
 */
export async function react(deps: WriteDeps, stored: StoredEvent): Promise<void> {
  const { metadata } = stored;
  const { category, id } = entityOf(stored.stream);
  if (metadata.imported) return;
  for (const effect of effects) await effect(deps, stored, Number(id));
  if (!isReacting(category) || !causes(category)) return;
  const { state } = await deps.streams.upTo(deciderOf(category), id, stored.revision);
  for (const consequence of consequencesOf(category, stored, state)) {
    const { as, of: _, ...target } = consequence;
    const commandId = derivedCommandId(stored.id, partOf(consequence));
    const tell = (end: ReactionEnd) =>
      deps.streams.observer.reaction({ cause: stored, action: target.command.action, on: target.on, end });
    // A stream's state remembers only recent commands. Without this check, a late reaction would be decided again and recorded
    // as refused.
    if (await deps.streams.holds(deciderOf(target.on), target.id, commandId)) {
      tell('done_before');
      continue;
    }
    const outcome = await inSpan(
      `late reaction ${target.command.action} ${target.on}`,
      () => ({
        kind: 'consumer',
        parent: metadata.traceparent,
        attributes: { 'tryset.causation_id': stored.id, 'tryset.correlation_id': metadata.$correlationId },
      }),
      () =>
        runTarget(deps.streams, target, {
          commandId,
          actor: as === 'system' ? system : metadata.actor,
          receivedAt: deps.clock(),
          correlationId: metadata.$correlationId,
          causationId: stored.id,
          ...(metadata.reason === undefined ? {} : { reason: metadata.reason }),
        }),
    );
    tell(outcome.ok ? 'done' : 'refused');
    if (!outcome.ok) await recordFailure(deps.db, stored, describe(target, outcome.refusal));
  }
}

/** Records a failed reaction for staff, who can retry it. */
export async function recordFailure(
  db: Kysely<WriteDatabase>,
  { id, position, stream, type }: StoredEvent,
  error: string,
): Promise<void> {
  const row = { event_id: id, position: String(position), stream, type, error, failed_at: new Date() };
  await db
    .insertInto('write.reaction_failures')
    .values({ ...row, tries: 1 })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet((expression) => ({
        error,
        failed_at: row.failed_at,
        tries: expression('write.reaction_failures.tries', '+', 1),
      })),
    )
    .execute();
}

function describe(target: Target, refusal: { kind: string; errorCode?: string; message?: string }): string {
  const why = refusal.errorCode ?? refusal.kind;
  return `${target.command.action} on ${target.on}-${target.id}: ${why} ${refusal.message ?? ''}`.trim();
}
