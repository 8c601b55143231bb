import type { Upcasters } from '#domain/upcasters.ts';
import type { Unsealer } from '#projections/kit/fold/unsealing.ts';
import type { ReadModels } from './database.ts';
import type { Areas } from './kit/area.ts';
import type { KeptPages } from './kit/kept-pages.ts';
import type { Memo } from './kit/memo.ts';

/** The log mirror, and what is known of the streams in it. */
export interface LogDeps {
  db: ReadModels;
  areas: Areas;
  /** What raises events of older versions, where it is not the domain's own table. */
  upcasters?: Upcasters;
}

/** What every read stands on. */
export interface ReadDeps extends LogDeps {
  memo: Memo;
  pages: KeptPages;
  now(): Date;
  /** Opens what is sealed in events; only reads of the past need it, since the read models hold the rest in the clear. */
  unsealer: Unsealer;
}
