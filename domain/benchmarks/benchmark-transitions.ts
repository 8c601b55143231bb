import type { Rules, Transition } from '../transition-table.ts';
import type { BenchmarkStatus } from './benchmark-kinds.ts';

/** The status of a benchmark; `none` before it begins. */
export type BenchmarkLife = 'none' | BenchmarkStatus;

export const benchmarkTransitions = [
  {
    action: 'create',
    from: ['none'],
    to: 'IN_PROGRESS',
    who: ['staff'],
    event: 'CertificationBenchmarkCreated',
  },
  {
    action: 'answer_item',
    from: ['IN_PROGRESS'],
    to: 'same',
    who: ['system'],
    event: 'CertificationBenchmarkItemAnswered',
  },
  {
    action: 'fail_item',
    from: ['IN_PROGRESS'],
    to: 'same',
    who: ['system'],
    event: 'CertificationBenchmarkItemFailed',
  },
  {
    action: 'end_run',
    from: ['IN_PROGRESS'],
    to: 'PROCESSING',
    who: ['system'],
    event: 'CertificationBenchmarkRunEnded',
  },
  {
    // People can correct a review even after the last review has ended the benchmark.
    action: 'review_item',
    from: ['PROCESSING', 'DONE'],
    to: 'same',
    who: ['staff'],
    event: 'CertificationBenchmarkItemReviewed',
  },
  {
    action: 'close',
    from: ['PROCESSING'],
    to: 'DONE',
    who: ['staff', 'system'],
    event: 'CertificationBenchmarkClosed',
  },
  {
    action: 'cancel',
    from: ['IN_PROGRESS', 'PROCESSING'],
    to: 'CANCELED',
    who: ['staff'],
    event: 'CertificationBenchmarkCanceled',
  },
] as const satisfies readonly Transition<string, BenchmarkLife, never>[];

export type BenchmarkAction = (typeof benchmarkTransitions)[number]['action'];

export const benchmarkRules: Rules<BenchmarkLife, never, { status: BenchmarkLife }, BenchmarkAction> = {
  entity: 'certification_benchmark',
  table: benchmarkTransitions,
  guards: {},
};

/** Returns the status after an event, by the table. Event types of a newer version leave the status unchanged. */
export function statusAfter(status: BenchmarkLife, type: string): BenchmarkLife {
  const row = benchmarkTransitions.find(({ event }) => event === type);
  return row === undefined || row.to === 'same' ? status : row.to;
}
