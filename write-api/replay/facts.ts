import type { ReadModelsStanding } from '#domain/replay/read-models.ts';

/** Facts beside the streams that decide commands on the read models. They come from the projections' tables. */
export interface ReplayFacts {
  /** The names of all projections. */
  projections: readonly string[];
  /** Names that may precede an entity's id: projections, their tables, and the stream categories they read. */
  entities: readonly string[];
  /** Returns the position of the first parked event of a row, as decimal text; null if none is parked. */
  firstParked(projection: string, entity: string): Promise<string | null>;
  readModels(): Promise<ReadModelsStanding>;
  /** Whether new requests are carried out. False until the projections first ran: they would treat a request as past. */
  haveBegun(): Promise<boolean>;
}
