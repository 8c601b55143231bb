import type { TFunction } from 'i18next';
import { formatNumber } from '../kit/preferences/time.ts';

const hour = 3_600;
const day = 24 * hour;

/** How long something took: in days from two days on, else in hours, with one decimal place at most. */
export function durationText(t: TFunction, seconds: number | null): string {
  if (seconds === null) return t('common.none');
  const unit = Math.abs(seconds) >= 2 * day ? 'days' : 'hours';
  const value = seconds / (unit === 'days' ? day : hour);
  return t(`figures.units.${unit}`, { n: value.toFixed(1).replace(/\.0$/, '') });
}

/** A part of a whole in percent; nothing to be said of nothing. */
export function rateText(t: TFunction, part: number, whole: number): string {
  return whole === 0 ? t('common.none') : `${Math.round((100 * part) / whole)}%`;
}

const signed = (value: number, text: string) =>
  value > 0 ? `+${text}` : value < 0 ? `−${text}` : `±${text}`;

/** By how much a count has changed, with its sign, and in percent where there was something before. */
export function changeText(now: number, before: number): string {
  const difference = signed(now - before, formatNumber(Math.abs(now - before)));
  if (before === 0 || now === before) return difference;
  const percent = Math.round((100 * (now - before)) / before);
  return `${difference} (${signed(percent, `${Math.abs(percent)}%`)})`;
}

/** By how much a time has changed, with its sign; nothing where one of them is not known. */
export function durationChangeText(t: TFunction, now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null;
  return signed(now - before, durationText(t, Math.abs(now - before)));
}

/** By how many points a rate has changed, with its sign; nothing where one of them is not known. */
export function rateChangeText(t: TFunction, now: Part, before: Part): string | null {
  if (now.whole === 0 || before.whole === 0) return null;
  const points = Math.round((100 * now.part) / now.whole) - Math.round((100 * before.part) / before.whole);
  return signed(points, t('figures.units.points', { n: Math.abs(points) }));
}

interface Part {
  part: number;
  whole: number;
}
