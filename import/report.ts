import { rejectedByCode } from './rejected.ts';
import type { RentalPlan } from './rentals/plan.ts';
import { type Rejection, type RejectionCode, rejectionCodes } from './rentals/row.ts';
import type { RunResult } from './rentals/run.ts';

/** The report of `--report` and of a dry run. */
export interface ImportReport {
  /** Rows of the file. */
  read: number;
  /** Imported rows, of this run or an earlier one. */
  accepted: number;
  /** The accepted rows that existed before this run. */
  alreadyImported: number;
  /** By code; contains every code, also with 0. */
  rejected: Record<RejectionCode, number>;
  /** By line. */
  rejectedRows: Rejection[];
  trysets: number;
  members: number;
  stockItems: number;
  /** Events added by this run; in a dry run, those that an import into an empty store adds. */
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
