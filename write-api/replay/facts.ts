import type { ReadModelsStanding } from '#domain/replay/read-models.ts';

/**
 * The facts that commands on read models need in addition to their own streams. The process that runs the projections provides
 * them.
 */
export interface ReplayFacts {
  /** The names of all projections. */
  projections: readonly string[];
  /** The names that, with an id, can name an entity: projections, their tables, and the stream categories they read. */
  entities: readonly string[];
  /** Returns the position of a row's first parked event, as decimal text; null if none is parked. */
  firstParked(projection: string, entity: string): Promise<string | null>;
  readModels(): Promise<ReadModelsStanding>;
  /**
   * Returns whether new requests will be carried out. Before the projections first run, they cannot tell new requests from
   * past ones.
   */
  haveBegun(): Promise<boolean>;
}
