import type { Region } from '../regions.ts';
import { plain } from '../text/plain.ts';

/**
 * A business's registration number as it is compared: its digits alone. Null where it has not as many as its country gives, or where its
 * check digit is another: the ten of a Korean business registration, or the thirteen of a Japanese corporate number.
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

/** The last digit makes the weighted sum a multiple of ten; the ninth counts with the tens of its product besides. */
function isKorean(digits: readonly number[]): boolean {
  const [ninth = 0, check = 0] = digits.slice(8);
  if (digits.length !== 10) return false;
  const sum = koreanWeights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
  return (sum + Math.floor((ninth * 5) / 10) + check) % 10 === 0;
}

/** The first digit is nine less the rest by nine of the others, of which every second counts twice, from the right. */
function isJapanese([check, ...others]: readonly number[]): boolean {
  if (others.length !== 12) return false;
  const sum = others
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0);
  return check === 9 - (sum % 9);
}
