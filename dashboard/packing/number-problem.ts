import { isShortened, trackingKey, trackingNumber } from '#domain/text/tracking-number.ts';
import { isLikelyNumber } from '../tryset-items/parcels/check-lines.ts';
import type { PackingDesk, Problem } from './desk-state.ts';

/**
 * Why a text is not taken as the number of a tryset's parcel; null if it is. An unusual number is taken once it is scanned
 * twice in a row. Two trysets never share a number.
 */
export function numberProblem(
  text: string,
  trysetId: number,
  courier: string,
  { shipments, odd }: Pick<PackingDesk, 'shipments' | 'odd'>,
): Problem | null {
  const [number, key] = [trackingNumber(text), trackingKey(text)];
  if (key === '') return { kind: 'noNumber' };
  if (isShortened(number)) return { kind: 'shortenedNumber' };
  const twin = shipments.find(
    (each) =>
      each.state !== 'refused' &&
      each.courier === courier &&
      trackingKey(each.number) === key &&
      each.trysetId !== trysetId,
  );
  if (twin !== undefined) return { kind: 'sameNumber', number, tryset: twin.trysetId };
  return isLikelyNumber(number) || odd === key ? null : { kind: 'oddNumber', number };
}
