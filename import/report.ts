import { rejectedByCode } from './rejected.ts';
import type { RentalPlan } from './rentals/plan.ts';
import { type Rejection, type RejectionCode, rejectionCodes } from './rentals/row.ts';
import type { RunResult } from './rentals/run.ts';

/** The report of `--report` and of a dry run. */
export interface ImportReport {
  /** Number of rows in the file. */
  read: number;
  /** Rows imported in this run or an earlier one. */
  accepted: number;
  /** Accepted rows that existed before this run. */
  alreadyImported: number;
  /** Number of rejected rows by code; contains every code, also with 0. */
  rejected: Record<RejectionCode, number>;
  /** The rejected rows, by line. */
  rejectedRows: Rejection[];
  trysets: number;
  members: number;
  stockItems: number;
  /** Events that this run added; in a dry run, the events that an import into an empty store would add. */
  events: number;
  seconds: number;
}

export function reportOf(plan: RentalPlan, run: RunResult, seconds: number): ImportReport {
  return {
    read: plan.read,
    accepted: plan.accepted,
    alreadyImported: run.alreadyImported,
    rejected: rejectedByCode(rejectionCodes, plan.rejections),
    rejectedRows: plan.rejections,
    trysets: plan.trysets.length,
    members: plan.members.length,
    stockItems: plan.garments.length,
    events: run.events,
    seconds: Math.round(seconds * 100) / 100,
  };
}
