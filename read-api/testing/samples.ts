import type pg from 'pg';
import type { LogRow } from '#projections/kit/tables/log.ts';
import { agencySample } from '../agencies/testing/sample.ts';
import { assignmentSample } from '../assignments/testing/sample.ts';
import { benchmarkSample } from '../benchmarks/testing/sample.ts';
import { cardSample } from '../cards/testing/sample.ts';
import { commentSample } from '../comments/testing/sample.ts';
import { labelSample } from '../labels/testing/sample.ts';
import { likeSample } from '../likes/testing/sample.ts';
import { lookSample } from '../looks/testing/sample.ts';
import { pointSample } from '../points/testing/sample.ts';
import { slotSample } from '../slots/testing/sample.ts';
import { staffSample } from '../staff/testing/sample.ts';
import { supportTicketSample } from '../support-tickets/testing/sample.ts';

/** An area's data for the tests over all routes. */
export interface Sample {
  /** Inserts its rows into the read models of `insertTwoBrands`. */
  insert(pool: pg.Pool): Promise<void>;
  log: readonly LogRow[];
  /** An existing id of brand A or B for a parameter of its paths; null for other areas' paths. */
  idOf(path: string, name: string, brand: 1 | 2): string | null;
  /** Paths with the same answer for every brand, and paths for staff only. */
  shared: RegExp;
  forStaff: RegExp;
}

export const samples: readonly Sample[] = [
  agencySample,
  assignmentSample,
  benchmarkSample,
  cardSample,
  commentSample,
  labelSample,
  likeSample,
  lookSample,
  pointSample,
  slotSample,
  staffSample,
  supportTicketSample,
];
