import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import { stepOf } from '../commands/context.ts';
import { refusalError } from '../commands/request.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Asked } from './asked.ts';

/** A removal that has to look up what still uses the entity. */
export interface Removing<State, Command, Event extends DomainEvent> {
  decider: Decider<State, Command, Event>;
  id: number;
  begin: Command;
  stop: Command;
  /** Throws if something still uses the entity. */
  check(): Promise<void>;
}

type Begins = Pick<Asked, 'context' | 'seenRevision'>;

/**
 * Begins a removal, then checks it. Returns the revision at which the removal must be appended: whatever starts after the check
 * stops the removal first, and so changes the revision. A removal that a crash cut off stays begun, and hinders nobody.
 * Throws the error of the check, and 412 if the caller has seen another revision. A refused removal is given up with the reason.
 */
export async function beginRemoval<State, Command, Event extends DomainEvent>(
  { streams }: Pick<WriteDeps, 'streams'>,
  { decider, id, begin, stop, check }: Removing<State, Command, Event>,
  { context, seenRevision }: Begins,
): Promise<bigint> {
  // Most refused removals are refused here, and leave no events.
  await check();
  const begun = await runCommand(
    streams,
    { decider, id, command: begin, name: 'begin_removal', seenRevision },
    stepOf(context),
  );
  if (!begun.ok) throw refusalError(begun, seenRevision);
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reason = error.message;
    await runCommand(
      streams,
      { decider, id, command: stop, name: 'stop_removal' },
      { ...stepOf(context), reason },
    );
    throw error;
  }
  return begun.revision;
}
