import { refuse } from '../decider.ts';
import { expectedAtMost, scansAtMost } from './stocktake-kinds.ts';

export function tooLarge(count: number) {
  const message = `the place holds ${count} garments, more than ${expectedAtMost}: start with one of its cells`;
  return refuse('invalid', 'stocktake.too_large', message, { count, atMost: expectedAtMost });
}

export function tooManyScans() {
  const message = `a stocktake keeps ${scansAtMost} scans: finish it, then start another one`;
  return refuse('conflict', 'stocktake.too_many_scans', message, { atMost: scansAtMost });
}

export function noSuchScan(number: number) {
  const message = 'the stocktake has no scan of this number: load it again';
  return refuse('invalid', 'stocktake.no_such_scan', message, { number });
}
