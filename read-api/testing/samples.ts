import type pg from 'pg';
import type { LogRow } from '#projections/kit/tables/log.ts';

/** An area's data for the tests over all routes. */
export interface Sample {
  /** Inserts the area's rows into the read models of `insertTwoBrands`. */
  insert(pool: pg.Pool): Promise<void>;
  log: readonly LogRow[];
  /** An existing id of brand A or B for a parameter of the area's paths; null for other areas' paths. */
  idOf(path: string, name: string, brand: 1 | 2): string | null;
  /** Paths with the same answer for every brand, and paths for staff only. */
  shared: RegExp;
  forStaff: RegExp;
}

const found = import.meta.glob<{ sample: Sample }>('../*/testing/sample.ts', { eager: true });

/** The samples of all areas. */
export const samples: readonly Sample[] = Object.values(found).map(({ sample }) => sample);
