import type { Target } from '#domain/reacting-kinds.ts';
import type { Streams } from './streams.ts';

/** Puts into a command what its own stream cannot tell, before it is decided. */
export type Completion<Command> = (streams: Streams, id: number, command: Command) => Promise<Command>;

type CommandOn<On extends Target['on']> = Extract<Target, { on: On }>['command'];

/** By kind of stream: what completes its commands. */
export type Completions = { readonly [On in Target['on']]?: Completion<CommandOn<On>> };

/** A completion of commands of any kind: method syntax, since each is handed commands of its own kind alone. */
export type AnyCompletion = {
  run(streams: Streams, id: number, command: Target['command']): Promise<Target['command']>;
}['run'];
