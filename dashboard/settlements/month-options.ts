import { businessDay } from '#domain/business-day.ts';
import type { FilterOption } from '../kit/list/filter-option.ts';

const offered = 36;

/** The months that filters offer, as `2026-11`: the present one in UTC+9 and those of three years, the newest first. */
export function monthOptions(now: Date): readonly FilterOption[] {
  const [year = 0, month = 0] = businessDay(now).split('-').map(Number);
  return Array.from({ length: offered }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    const value = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return { value, text: value };
  });
}
