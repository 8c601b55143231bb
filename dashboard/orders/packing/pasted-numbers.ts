import { isShortened, trackingKey, trackingNumber } from '#domain/text/tracking-number.ts';
import { headerOf, readLines, type WrittenLine } from '../../tryset-items/parcels/read-lines.ts';
import { type Meant, meantBy } from './meant-by.ts';
import { orderParcels } from './order-parcels.ts';
import type { PackGroup } from './pack-groups.ts';

/** A reason why a pasted line cannot be taken over. */
export type PastedProblem =
  | 'noItem'
  | 'unknown'
  | 'unknownCourier'
  | 'noNumber'
  | 'shortenedNumber'
  | 'sameItem'
  | 'otherNumber'
  | 'sameNumber';

/** A pasted line with the parcel that it numbers. `courier` is a code; empty if the line names none. */
export interface PastedLine {
  line: WrittenLine;
  meant: Meant | null;
  courier: string;
  number: string;
  problem: PastedProblem | null;
}

/**
 * The lines of a pasted spreadsheet: an item or an order, and the parcel's number; a courier may stand between them. A header
 * line may name the columns in another order. An order's parcel has one number, and no two parcels have the same.
 */
export function pastedNumbers(groups: readonly PackGroup[], text: string): PastedLine[] {
  const read = numbered(text).map((line) => ({
    line,
    meant: meantBy(groups, line.item),
    courier: line.courier === '' ? '' : orderParcels.couriers.codeOf(line.courier),
    number: trackingNumber(line.number),
  }));
  const times = new Map<number, number>();
  for (const { meant } of read) {
    for (const { id } of meant?.items ?? []) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const numbersOf = Map.groupBy(read, ({ meant }) => meant?.group.key);
  const parcelsOf = Map.groupBy(read, ({ number }) => trackingKey(number));
  const differ = (values: readonly unknown[] = []) => new Set(values).size > 1;
  return read.map(({ courier, ...each }) => {
    const { line, meant, number } = each;
    const problem = (): PastedProblem | null => {
      if (line.item === '') return 'noItem';
      if (meant === null) return 'unknown';
      if (courier === null) return 'unknownCourier';
      if (trackingKey(number) === '') return 'noNumber';
      if (isShortened(number)) return 'shortenedNumber';
      if (meant.items.some(({ id }) => (times.get(id) ?? 0) > 1)) return 'sameItem';
      const ofParcel = numbersOf.get(meant.group.key);
      if (differ(ofParcel?.map((other) => trackingKey(other.number)))) return 'otherNumber';
      const ofNumber = parcelsOf.get(trackingKey(number));
      return differ(ofNumber?.flatMap((other) => other.meant?.group.key ?? [])) ? 'sameNumber' : null;
    };
    return { ...each, courier: courier ?? '', problem: problem() };
  });
}

/** Without a header, two columns are the item and the number. */
function numbered(text: string): WrittenLine[] {
  const lines = readLines(text);
  if (headerOf(text) !== null || lines.some(({ number }) => number !== '')) return lines;
  return lines.map((line) => ({ ...line, courier: '', number: line.courier }));
}
