import type { ReadModels } from './database.ts';

/** What every read stands on. */
export interface ReadDeps {
  db: ReadModels;
  now(): Date;
}
