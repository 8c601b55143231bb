import Type, { type Static } from 'typebox';
import { Instant, Page } from '#http/contract.ts';

/** How far a run has come, in looks. */
export const CertificationRun = Type.Object({
  runId: Type.String(),
  begunTime: Instant,
  staffId: Type.Integer(),
  total: Type.Integer(),
  /** To be looked at. */
  waiting: Type.Integer(),
  /** Nobody answered: they wait for people, or for the next run. */
  failed: Type.Integer(),
});

/** A page of the runs, newest first. */
export const CertificationRuns = Type.Object({
  ...Page(CertificationRun).properties,
  /** Whether anything that sees pictures is set up. */
  isPossible: Type.Boolean(),
});
export type CertificationRuns = Static<typeof CertificationRuns>;
