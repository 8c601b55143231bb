import type { ReadModelsStanding } from '#domain/replay/read-models.ts';

/**
 * The facts besides their own streams that commands on read models need. The process that runs the projections provides
 * them.
 */
export interface ReplayFacts {
  /** The names of all projections. */
  projections: readonly string[];
  /** Names of entities, used with an id: projections, their tables, and the stream categories they read. */
  entities: readonly string[];
  /** Position of the first parked event of a row, as decimal text. Null if none is parked. */
  firstParked(projection: string, entity: string): Promise<string | null>;
  readModels(): Promise<ReadModelsStanding>;
  /**
   * Whether requests from now on are carried out. Before the read models first run, they cannot tell new requests from
   * past ones.
   */
  haveBegun(): Promise<boolean>;
}
