import { isShortened, trackingKey, trackingNumber } from '#domain/text/tracking-number.ts';
import { headerOf, readLines, type WrittenLine } from '../../tryset-items/parcels/read-lines.ts';
import { finderIn, type Meant } from './meant-by.ts';
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
  const meantBy = finderIn(groups);
  const read = numbered(text).map((line) => {
    const number = trackingNumber(line.number);
    return {
      line,
      meant: meantBy(line.item),
      courier: line.courier === '' ? '' : orderParcels.couriers.codeOf(line.courier),
      number,
      key: trackingKey(number),
    };
  });
  const times = new Map<number, number>();
  for (const { meant } of read) {
    for (const { id } of meant?.items ?? []) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const numbersOf = Map.groupBy(read, ({ meant }) => meant?.group.key);
  const parcelsOf = Map.groupBy(read, ({ key }) => key);
  const differ = (values: readonly unknown[] = []) => new Set(values).size > 1;
  return read.map(({ courier, key, ...each }) => {
    const { line, meant, number } = each;
    const problem = (): PastedProblem | null => {
      if (line.item === '') return 'noItem';
      if (meant === null) return 'unknown';
      if (courier === null) return 'unknownCourier';
      if (key === '') return 'noNumber';
      if (isShortened(number)) return 'shortenedNumber';
      if (meant.items.some(({ id }) => (times.get(id) ?? 0) > 1)) return 'sameItem';
      const ofParcel = numbersOf.get(meant.group.key);
      if (differ(ofParcel?.map((other) => other.key))) return 'otherNumber';
      const ofNumber = parcelsOf.get(key);
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
