import type { TimeFormats } from '../preferences/time.ts';
import { TwoLines } from './two-lines.tsx';

/** A time in a narrow cell: the day, and below it the time of day. */
export function Moment({ iso, times }: { iso: string; times: TimeFormats }) {
  return <TwoLines first={times.date(iso)} second={times.minute(iso)} />;
}
