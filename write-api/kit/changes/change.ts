import type { Claim } from '#domain/claim-values.ts';
import type { Claimant } from '#domain/claims.ts';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { several } from '#domain/several.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import type { CommandContext } from '../commands/context.ts';
import { refusalError } from '../commands/request.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Asked } from './asked.ts';

/** Commands on one entity that happen together or not at all. */
export interface Change<State, Command, Event extends DomainEvent> {
  decider: Decider<State, Command, Event>;
  id: number;
  commands: readonly Command[];
  /** What the metadata calls the request. */
  name: string;
  claims?: { by: Claimant; taken: readonly Claim[]; givenUp: readonly Claim[] };
  /** What must be there before the events are, and means nothing without them; run once the claims are taken. */
  before?(): Promise<void>;
}

export interface Changed<State = object & { status: string }> {
  id: number;
  state: State;
  revision: bigint;
  /** The highest position of all that the change caused. */
  position: bigint;
}

/** Who asks for a change, and what comes with it; pictures that the commands name must be among it. */
export type Changing = Pick<Asked, 'context'> & Partial<Pick<Asked, 'seenRevision' | 'uploads'>>;

/**
 * Makes a change and the claims that it needs: the new ones are taken first, and given up again where the change is
 * refused; the old ones are given up after it. Throws the error that a refusal is.
 */
export async function makeChange<State, Command, Event extends DomainEvent>(
  { streams, claims, incoming }: Pick<WriteDeps, 'streams' | 'claims' | 'incoming'>,
  { decider, id, commands, name, claims: wanted, before }: Change<State, Command, Event>,
  { context, seenRevision = null, uploads }: Changing,
): Promise<Changed<State>> {
  const { memory } = await streams.refresh(decider, id);
  const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
  if (wanted !== undefined && !isRepeat) {
    const held = await claims.heldUnclaimed(wanted.taken, wanted.by);
    if (held !== null) throw refusalError({ refusal: held });
    const taken = await claims.take(wanted.taken, wanted.by, context);
    if (!taken.ok) throw refusalError(taken);
  }
  if (!isRepeat) await before?.();
  async function giveUp() {
    if (wanted !== undefined && !isRepeat) await claims.release(wanted.taken, wanted.by, context);
  }
  const stream = { decider: several(decider), id, command: commands, name, seenRevision };
  const beside = uploads && incoming.beside(uploads, context, giveUp);
  const outcome = await runCommand(streams, { ...stream, ...(beside && { beside }) }, context);
  if (!outcome.ok) {
    await giveUp();
    throw refusalError(outcome, seenRevision);
  }
  const released = wanted === undefined ? 0n : await claims.release(wanted.givenUp, wanted.by, context);
  const { state, revision, position } = outcome;
  return { id, state, revision, position: released > position ? released : position };
}

/**
 * The entity as it stands in the store; 404 where `isVisible` says that there is none for this caller. A request that
 * was taken before (`isRepeat`) passes, whatever became of the entity since: it is answered as the first time.
 */
export async function present<State, Command, Event extends DomainEvent>(
  { streams }: Pick<WriteDeps, 'streams'>,
  decider: Decider<State, Command, Event>,
  id: number | string,
  { commandId }: CommandContext,
  isVisible: (state: State) => boolean,
): Promise<{ state: State; isRepeat: boolean }> {
  const { state, memory } = await streams.refresh(decider, id);
  const isRepeat = memory.some((known) => known.commandId === commandId);
  if (!isRepeat && !isVisible(state)) throw notFound(decider.category, id);
  return { state, isRepeat };
}
