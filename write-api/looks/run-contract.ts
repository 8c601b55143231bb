import Type, { type Static } from 'typebox';
import { Instant, Page } from '#http/contract.ts';

/** The progress of a certification run, in looks. */
export const CertificationRun = Type.Object({
  runId: Type.String(),
  begunTime: Instant,
  staffId: Type.Integer(),
  total: Type.Integer(),
  /** The number of looks that the certifier has not answered yet. */
  waiting: Type.Integer(),
  /** The number of looks for which the certifier failed: they wait for people or for the next run. */
  failed: Type.Integer(),
});

/** A page of the runs, newest first. */
export const CertificationRuns = Type.Object({
  ...Page(CertificationRun).properties,
  /** True if a certifier is configured. */
  isPossible: Type.Boolean(),
});
export type CertificationRuns = Static<typeof CertificationRuns>;
