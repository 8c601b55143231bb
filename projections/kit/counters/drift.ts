import type { CounterRow } from '../tables/counters.ts';

/** A counter that differs from a recount of its rows. */
export interface Drift {
  stat: string;
  scope: number;
  bucket: string;
  counted: number;
  actual: number;
}

export function drift({ stat, scope, bucket, count: counted }: CounterRow, actual: number): Drift {
  return { stat, scope, bucket, counted, actual };
}
