import { system } from '#domain/actor.ts';
import type { DomainEvent } from '#domain/event.ts';
import { type Consequence, partOf, type Reacting } from '#domain/reacting.ts';
import { reactingKinds, type Target } from '#domain/reacting-kinds.ts';
import { inSpan } from '#telemetry/tracing.ts';
import type { Beside } from '../pictures/incoming.ts';
import { derivedCommandId } from './command-ids.ts';
import type { AnyCompletion } from './completion.ts';
import type { CommandContext } from './context.ts';
import { type Outcome, type Refused, runCommand } from './run-command.ts';
import type { Streams } from './streams.ts';

/** The outcome of a command and of its consequences. `position` is the highest position of all. */
export type TargetOutcome =
  | {
      ok: true;
      target: Target;
      status: string;
      revision: bigint;
      position: bigint;
      /** True if the command changed nothing, since the state was already as wanted. */
      isUnchanged: boolean;
      followed: readonly TargetOutcome[];
    }
  | (Refused & { target: Target });

/**
 * Runs a command on a stream of a reacting kind, then the consequences of its events. A refused consequence is part of the
 * outcome. Nothing is rolled back, since each event is a fact of its own.
 */
export async function runTarget(
  streams: Streams,
  target: Target,
  context: CommandContext,
  seenRevision: bigint | null = null,
  beside?: Beside,
): Promise<TargetOutcome> {
  const outcome = await runOn(streams, target, context, seenRevision, beside);
  if (!outcome.ok) return { ...outcome, target };
  const { state, revision, events } = outcome;
  const followed = (
    await Promise.all(
      events.map(({ id, event }) =>
        runConsequences(streams, id, consequencesOf(target.on, event, state), context),
      ),
    )
  ).flat();
  let { position } = outcome;
  for (const each of followed) if (each.position > position) position = each.position;
  const status = state.status ?? '';
  return { ok: true, target, status, revision, position, isUnchanged: events.length === 0, followed };
}

/** Runs the consequences of an event. Each has a command id that derives from the event's id, so that it takes effect once. */
export function runConsequences(
  streams: Streams,
  eventId: string,
  consequences: readonly Consequence[],
  context: Omit<CommandContext, 'commandId' | 'causationId' | 'bodyHash'>,
): Promise<TargetOutcome[]> {
  const { actor, receivedAt, correlationId, reason } = context;
  return Promise.all(
    consequences.map((consequence) => {
      const { as, of: _, ...target } = consequence;
      return inSpan(
        `reaction ${target.command.action} ${target.on}`,
        () => ({ attributes: { 'tryset.causation_id': eventId } }),
        () =>
          runTarget(streams, target, {
            commandId: derivedCommandId(eventId, partOf(consequence)),
            actor: as === 'system' ? system : actor,
            receivedAt,
            correlationId,
            causationId: eventId,
            ...(reason === undefined ? {} : { reason }),
          }),
      );
    }),
  );
}

/** Returns the consequences of an event of this kind of stream, by the domain's rules. */
export function consequencesOf(on: Target['on'], event: DomainEvent, state: object): Consequence[] {
  const kind: AnyReacting = reactingKinds[on];
  return kind.after?.(event, state) ?? [];
}

/** Returns whether events of this kind of stream may have consequences. */
export function causes(on: Target['on']): boolean {
  const kind: AnyReacting = reactingKinds[on];
  return kind.after !== undefined;
}

export function deciderOf(on: Target['on']): AnyReacting['decider'] {
  return reactingKinds[on].decider;
}

type AnyReacting = Reacting<object & { status?: string }, Target['command'], DomainEvent>;

async function runOn(
  streams: Streams,
  { on, id, command: said }: Target,
  context: CommandContext,
  seenRevision: bigint | null,
  beside: Beside | undefined,
): Promise<Outcome<object & { status?: string }, DomainEvent>> {
  const completion: AnyCompletion | undefined = streams.completions[on];
  const command = (await completion?.(streams, id, said)) ?? said;
  return runCommand(
    streams,
    { decider: deciderOf(on), id, command, name: said.action, seenRevision, ...(beside && { beside }) },
    context,
  );
}
