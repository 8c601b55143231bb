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

/** Commands on one entity that are applied together or not at all. */
export interface Change<State, Command, Event extends DomainEvent> {
  decider: Decider<State, Command, Event>;
  id: number;
  commands: readonly Command[];
  /** The name of the request, for the events' metadata. */
  name: string;
  claims?: { by: Claimant; taken: readonly Claim[]; givenUp: readonly Claim[] };
  /** Creates data that the events rely on. The data must be harmless without the events. Runs after the claims are taken. */
  before?(): Promise<void>;
}

/** An entity after a change or an action. */
export interface Changed {
  id: number;
  status: string;
  revision: bigint;
  /** The highest position of all events that the change caused. */
  position: bigint;
  /** True if an action changed nothing. Only set by actions. */
  isUnchanged?: boolean;
}

/** An entity after a change, with its state. */
export interface ChangedTo<State> extends Changed {
  state: State;
}

/** The context of a change. Its uploads must include the pictures that the commands name. */
export type Changing = Pick<Asked, 'context'> & Partial<Pick<Asked, 'seenRevision' | 'uploads'>>;

/**
 * Makes a change together with its claims. Takes new claims first and releases them if the change is refused; releases
 * old claims after the change. Throws the error of a refusal.
 */
export async function makeChange<State extends { status?: string }, Command, Event extends DomainEvent>(
  { streams, claims, incoming }: Pick<WriteDeps, 'streams' | 'claims' | 'incoming'>,
  { decider, id, commands, name, claims: wanted, before }: Change<State, Command, Event>,
  { context, seenRevision = null, uploads }: Changing,
): Promise<ChangedTo<State>> {
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
  return {
    id,
    state,
    status: state.status ?? '',
    revision,
    position: released > position ? released : position,
  };
}

/**
 * Returns the entity's newest state; throws 404 if `isVisible` denies it for this caller. A retry (`isRepeat`) passes,
 * whatever has happened to the entity since, and gets the first answer.
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
