import { businessDay } from '#domain/business-day.ts';
import { settledFrom } from '#domain/orders/return-window.ts';
import { parseInstant } from '../dates.ts';
import type { OrderRejectionCode } from './row.ts';

/** A time of the file, or one that the import derives from the time before. */
export interface PastTime {
  at: string;
  derived: boolean;
}

/** The times of an order. A step that never came is null. */
export interface PastTimes {
  placed: PastTime;
  paid: PastTime | null;
  shipped: PastTime | null;
  delivered: PastTime | null;
  /** The end of the return window. */
  settled: PastTime | null;
}

interface Facts {
  now: string;
  isPaid: boolean;
  /** Points paid everything, so the order was paid with its placing. */
  isFree: boolean;
  isComplete: boolean;
}

/** Noon in Seoul and Tokyo, in hours UTC, so that the day is the same in all three zones. */
const noon = 3;

/** Reads the times of a row. A missing one is that of the step before, and a day of an equal day does not go back. */
export function timesIn(
  cell: (name: string) => string | null,
  { now, isPaid, isFree, isComplete }: Facts,
): PastTimes | OrderRejectionCode {
  const placed = timeIn(cell('placed_on'), null, now);
  if (placed === null) return 'import.missing_field';
  if (typeof placed === 'string') return placed;
  const paid = isFree ? placed : timeIn(isPaid ? cell('paid_on') : null, placed, now);
  if (typeof paid === 'string') return paid;
  const shipped = timeIn(isComplete ? cell('shipped_on') : null, paid ?? placed, now);
  if (typeof shipped === 'string') return shipped;
  const delivered = timeIn(isComplete ? cell('delivered_on') : null, shipped, now);
  if (typeof delivered === 'string') return delivered;
  const times = { placed, paid: isPaid ? paid : null };
  if (!isComplete || delivered === null) return { ...times, shipped: null, delivered: null, settled: null };
  const settledAt = settledFrom({ completedTime: delivered.at });
  if (settledAt === null || settledAt > now) return 'import.still_returnable';
  return { ...times, shipped, delivered, settled: { at: settledAt, derived: true } };
}

function timeIn(
  text: string | null,
  before: PastTime | null,
  now: string,
): PastTime | null | OrderRejectionCode {
  if (text === null) return before === null ? null : { at: before.at, derived: true };
  const at = parseInstant(text, noon);
  if (at === null || at > now) return 'import.bad_date';
  const derived = text.length === 'YYYY-MM-DD'.length;
  if (before === null || at >= before.at) return { at, derived };
  const isSameDay = businessDay(new Date(at)) === businessDay(new Date(before.at));
  return derived && isSameDay ? { at: before.at, derived } : 'import.reversed_dates';
}
