import type { Transition } from '#domain/transition-table.ts';
import type { CallerLabel } from '#http/caller.ts';
import type { WriteDeps } from './deps.ts';
import type { TypedApp } from './kit/changes/over-http.ts';
import type { Indexer } from './kit/index/indexed.ts';
import type { OwnPart } from './kit/own-part.ts';

/** The write side of an area: its routes, rights and index. */
export interface WriteArea {
  routes(app: TypedApp, deps: WriteDeps): void;
  /** The transition table of each entity, which says which callers may take each action. Staff may read these entities. */
  tables?: Readonly<Record<string, readonly Transition[]>>;
  /** Entities that other callers may read, within their scope. */
  reads?: Readonly<Partial<Record<CallerLabel, readonly string[]>>>;
  /** The area's parts of a member's export. */
  own?: readonly OwnPart[];
  /** Prefixes of further streams that its indexers or effects read. Streams of reacting kinds are followed anyway. */
  streams?: readonly string[];
  /** The area's part of the commands' index. */
  indexers?: readonly Indexer[];
}
