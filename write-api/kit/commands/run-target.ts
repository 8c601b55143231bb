import { system } from '#domain/actor.ts';
import type { DomainEvent } from '#domain/event.ts';
import type { Consequence, Target } from '#domain/reactions/consequence.ts';
import { afterTryset } from '#domain/reactions/tryset.ts';
import { afterTrysetItem } from '#domain/reactions/tryset-item.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { inSpan } from '#telemetry/tracing.ts';
import { derivedCommandId } from './command-ids.ts';
import type { CommandContext } from './context.ts';
import { type CommandRefusal, type Outcome, runCommand } from './run-command.ts';
import type { Streams } from './streams.ts';
import { withPrice } from './with-price.ts';

/** What became of a command and of all that followed from it. `position` is the highest of all of these. */
export type TargetOutcome =
  | {
      ok: true;
      target: Target;
      status: string;
      revision: bigint;
      position: bigint;
      /** There was nothing to do: it was so already. */
      isUnchanged: boolean;
      followed: readonly TargetOutcome[];
    }
  | { ok: false; target: Target; refusal: CommandRefusal };

/**
 * Runs a command on a tryset, tryset item, stock item or member's rentals, and at once what follows from its events.
 * A consequence that is refused stands among the answers; nothing is rolled back, since each is a fact of its own.
 */
export async function runTarget(
  streams: Streams,
  target: Target,
  context: CommandContext,
  seenRevision: bigint | null = null,
): Promise<TargetOutcome> {
  const outcome = await runOn(streams, target, context, seenRevision);
  if (!outcome.ok) return { ok: false, target, refusal: outcome.refusal };
  const { state, revision, events } = outcome;
  const followed = (
    await Promise.all(
      events.map(({ id, event }) =>
        runConsequences(streams, id, consequencesOf(target.on, event, state), context),
      ),
    )
  ).flat();
  const position = followed.reduce(
    (highest, each) => (each.ok && each.position > highest ? each.position : highest),
    outcome.position,
  );
  const status = state.status ?? '';
  return { ok: true, target, status, revision, position, isUnchanged: events.length === 0, followed };
}

/** Runs what follows from an event, each under an id derived from the event's, so that it counts once. */
export function runConsequences(
  streams: Streams,
  eventId: string,
  consequences: readonly Consequence[],
  context: Omit<CommandContext, 'commandId' | 'causationId' | 'bodyHash'>,
): Promise<TargetOutcome[]> {
  const { actor, receivedAt, correlationId, reason } = context;
  return Promise.all(
    consequences.map(({ as, ...target }) =>
      inSpan(
        `reaction ${target.command.action} ${target.on}`,
        () => ({ attributes: { 'tryset.causation_id': eventId } }),
        () =>
          runTarget(streams, target, {
            commandId: derivedCommandId(eventId, `${target.on}:${target.id}:${target.command.action}`),
            actor: as === 'system' ? system : actor,
            receivedAt,
            correlationId,
            causationId: eventId,
            ...(reason === undefined ? {} : { reason }),
          }),
      ),
    ),
  );
}

/** What follows from an event of one of these streams, by the rules of the domain. */
export function consequencesOf(on: Target['on'], event: DomainEvent, state: unknown): Consequence[] {
  switch (on) {
    case 'tryset':
      return afterTryset(event as Parameters<typeof afterTryset>[0], state as typeof tryset.initial);
    case 'tryset_item':
      return afterTrysetItem(
        event as Parameters<typeof afterTrysetItem>[0],
        state as typeof trysetItem.initial,
      );
    default:
      return [];
  }
}

async function runOn(
  streams: Streams,
  target: Target,
  context: CommandContext,
  seenRevision: bigint | null,
): Promise<Outcome<object & { status?: string }, DomainEvent>> {
  const { id } = target;
  const name = target.command.action;
  switch (target.on) {
    case 'tryset':
      return runCommand(
        streams,
        { decider: tryset, id, command: target.command, name, seenRevision },
        context,
      );
    case 'tryset_item':
      return runCommand(
        streams,
        { decider: trysetItem, id, command: target.command, name, seenRevision },
        context,
      );
    case 'stock_item':
      return runCommand(
        streams,
        { decider: stockItem, id, command: await withPrice(streams, id, target.command), name, seenRevision },
        context,
      );
    case 'member_rentals':
      return runCommand(
        streams,
        { decider: memberRentals, id, command: target.command, name, seenRevision },
        context,
      );
  }
}
