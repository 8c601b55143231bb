import type { Transition } from '#domain/transition-table.ts';
import type { CallerLabel } from '#http/caller.ts';
import type { WriteDeps } from './deps.ts';
import type { TypedApp } from './kit/changes/over-http.ts';
import type { Indexer } from './kit/index/indexed.ts';
import type { OwnPart } from './kit/own-part.ts';

/** The write side of an area: its routes, rights and index. */
export interface WriteArea {
  routes(app: TypedApp, deps: WriteDeps): void;
  /** The transition table of each entity. It determines which callers may take each action. Staff may read these entities. */
  tables?: Readonly<Record<string, readonly Transition[]>>;
  /** The entities that callers besides staff may read, within their scope. */
  reads?: Readonly<Partial<Record<CallerLabel, readonly string[]>>>;
  /** The area's files in the export of a member's own data. */
  own?: readonly OwnPart[];
  /**
   * The prefixes of further streams that the area's indexers or effects read. The streams of reacting kinds need not be
   * listed.
   */
  streams?: readonly string[];
  /** The area's part of the commands' index. */
  indexers?: readonly Indexer[];
}
