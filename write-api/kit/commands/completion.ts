import type { Target } from '#domain/reacting-kinds.ts';
import type { Streams } from './streams.ts';

/** Adds to a command the facts that its own stream lacks, before the decider runs. */
export type Completion<Command> = (streams: Streams, id: number, command: Command) => Promise<Command>;

type CommandOn<On extends Target['on']> = Extract<Target, { on: On }>['command'];

/** The completions, by the kind of stream whose commands they complete. */
export type Completions = { readonly [On in Target['on']]?: Completion<CommandOn<On>> };

/**
 * A completion of any kind of command. Method syntax makes its parameter bivariant; each completion gets only commands of its
 * own kind.
 */
export type AnyCompletion = {
  run(streams: Streams, id: number, command: Target['command']): Promise<Target['command']>;
}['run'];
