import type { TFunction } from 'i18next';
import { formatNumber } from '../kit/preferences/time.ts';

const hour = 3_600;
const day = 24 * hour;

/** A duration in hours, or in days from two days on, with at most one decimal place. */
export function durationText(t: TFunction, seconds: number | null): string {
  if (seconds === null) return t('common.none');
  const unit = Math.abs(seconds) >= 2 * day ? 'days' : 'hours';
  const value = seconds / (unit === 'days' ? day : hour);
  return t(`figures.units.${unit}`, { n: value.toFixed(1).replace(/\.0$/, '') });
}

/** A part of a whole in percent; "None" if the whole is 0. */
export function rateText(t: TFunction, part: number, whole: number): string {
  return whole === 0 ? t('common.none') : `${Math.round((100 * part) / whole)}%`;
}

const signed = (value: number, text: string) =>
  value > 0 ? `+${text}` : value < 0 ? `−${text}` : `±${text}`;

/** The signed change of a count, with a percentage if the count before was not 0. */
export function changeText(now: number, before: number): string {
  const difference = signed(now - before, formatNumber(Math.abs(now - before)));
  if (before === 0 || now === before) return difference;
  const percent = Math.round((100 * (now - before)) / before);
  return `${difference} (${signed(percent, `${Math.abs(percent)}%`)})`;
}

/** The signed change of a duration; null if one of the two durations is unknown. */
export function durationChangeText(t: TFunction, now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null;
  return signed(now - before, durationText(t, Math.abs(now - before)));
}

/** The signed change of a rate in percentage points; null if one of the wholes is 0. */
export function rateChangeText(t: TFunction, now: Part, before: Part): string | null {
  if (now.whole === 0 || before.whole === 0) return null;
  const points = Math.round((100 * now.part) / now.whole) - Math.round((100 * before.part) / before.whole);
  return signed(points, t('figures.units.points', { n: Math.abs(points) }));
}

interface Part {
  part: number;
  whole: number;
}
