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

/** What an area brings for the tests over all routes. */
export interface Sample {
  /** Puts its rows into the read models of `insertTwoBrands`. */
  insert(pool: pg.Pool): Promise<void>;
  log: readonly LogRow[];
  /** An id that there is, of brand A or B, for a parameter of one of its paths; null for paths of others. */
  idOf(path: string, name: string, brand: 1 | 2): string | null;
  /** Paths that are answered alike to every brand, and those that are for staff alone. */
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
