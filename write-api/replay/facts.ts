import type { ReadModelsStanding } from '#domain/replay/read-models.ts';

/** What commands on the read models are decided on besides their own streams; whoever runs the projections knows it. */
export interface ReplayFacts {
  /** The names of all projections. */
  projections: readonly string[];
  /** By what an entity can be named besides its id: projections, their tables, and the categories of streams they read. */
  entities: readonly string[];
  /** Position of the event that stands first of a parked row, as decimal text; null where nothing of it is parked. */
  firstParked(projection: string, entity: string): Promise<string | null>;
  readModels(): Promise<ReadModelsStanding>;
  /** Whether what is asked for from now on is carried out: only read models that have been run know from where on that is. */
  haveBegun(): Promise<boolean>;
}
