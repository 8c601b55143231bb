import type { Region } from '../regions.ts';
import { plain } from '../text/plain.ts';

/**
 * Normalizes a business registration number to its digits. Returns null if the number of digits or the check digit is wrong
 * for the country: ten digits of a Korean business registration, or thirteen of a Japanese corporate number.
 */
export function businessNumberOf(text: string, region: Region): string | null {
  const digits = [...plain(text).replaceAll(/[\s\p{Pd}−]/gu, '')];
  if (!digits.every((digit) => /^\d$/.test(digit))) return null;
  return isNumberOf[region](digits.map(Number)) ? digits.join('') : null;
}

const isNumberOf: Readonly<Record<Region, (digits: readonly number[]) => boolean>> = {
  KOREA: isKorean,
  JAPAN: isJapanese,
};

const koreanWeights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/**
 * Checks the Korean check digit: the last digit makes the weighted sum a multiple of ten. The tens of the ninth digit's
 * product are added too.
 */
function isKorean(digits: readonly number[]): boolean {
  const [ninth = 0, check = 0] = digits.slice(8);
  if (digits.length !== 10) return false;
  const sum = koreanWeights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
  return (sum + Math.floor((ninth * 5) / 10) + check) % 10 === 0;
}

/**
 * Checks the Japanese check digit: the first digit is nine minus the weighted sum of the others modulo nine. From the right,
 * every second digit counts twice.
 */
function isJapanese([check, ...others]: readonly number[]): boolean {
  if (others.length !== 12) return false;
  const sum = others
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0);
  return check === 9 - (sum % 9);
}
