import type { Transition } from '#domain/transition-table.ts';
import type { CallerLabel } from '#http/caller.ts';
import type { SignInDeps } from './auth/deps.ts';
import type { TypedApp } from './kit/changes/over-http.ts';
import type { Indexer } from './kit/index/indexed.ts';
import type { OwnPart } from './kit/own-part.ts';

/** What can be written in an area, and who may. */
export interface WriteArea {
  routes(app: TypedApp, deps: SignInDeps): void;
  /** By entity: the table that says what may be done to it, and by whom. Staff may read what stands here. */
  tables?: Readonly<Record<string, readonly Transition[]>>;
  /** The entities that others may read: all of them, or what is their own or public. */
  reads?: Readonly<Partial<Record<CallerLabel, readonly string[]>>>;
  /** What is kept here of a member, who may take it along. */
  own?: readonly OwnPart[];
  /** How the names of its streams begin that commands look something up of, or that have effects; the reacting ones are followed anyway. */
  streams?: readonly string[];
  /** What is kept of them for commands. */
  indexers?: readonly Indexer[];
}
