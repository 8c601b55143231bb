import type { ReadModels } from './database.ts';
import type { Memo } from './memo.ts';

/** What every read stands on. */
export interface ReadDeps {
  db: ReadModels;
  memo: Memo;
  now(): Date;
}
