import type { House } from '#domain/settlements/house.ts';
import type { Upcasters } from '#domain/upcasters.ts';
import type { Unsealer } from '#projections/kit/fold/unsealing.ts';
import type { ReadModels } from './database.ts';
import type { Areas } from './kit/area.ts';
import type { KeptPages } from './kit/kept-pages.ts';
import type { Memo } from './kit/memo.ts';

/** The log mirror and the definitions of its streams. */
export interface LogDeps {
  db: ReadModels;
  areas: Areas;
  /** Upcasters for old event versions; by default the domain's own. */
  upcasters?: Upcasters;
}

/** Dependencies of every read. */
export interface ReadDeps extends LogDeps {
  memo: Memo;
  pages: KeptPages;
  now(): Date;
  /** Unseals event data. Only reads of the past need it, as the read models hold all other data unsealed. */
  unsealer: Unsealer;
  /** The house as the operator set it, which counts until owners first revise it. */
  house: House;
}
