import type { CourierCode } from '#domain/couriers.ts';
import { isShortened, trackingKey, trackingNumber } from '#domain/text/tracking-number.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { courierOf } from './courier-names.ts';
import type { ParcelKind } from './parcel-kind.ts';
import type { WrittenLine } from './read-lines.ts';

/** The fields of an item that the check of a line reads. */
export interface ParcelItem {
  id: number;
  trysetId: number;
  status: string;
  courier: string | null;
  trackingNumber: string | null;
  returnItem: { courier: string | null; trackingNumber: string | null } | null;
}

/** A reason why a line cannot be sent as it is. */
export type Problem =
  | 'noItem'
  | 'unknownItem'
  | 'wrongStatus'
  | 'sameItem'
  | 'noCourier'
  | 'unknownCourier'
  | 'noNumber'
  | 'shortenedNumber'
  | 'oddNumber'
  | 'sameNumber';

/** `done` means that the item was already sent with this parcel, for example before a lost answer. */
export interface CheckedLine<Item extends ParcelItem = ParcelItem> {
  line: WrittenLine;
  item: Item | null;
  courier: CourierCode | null;
  number: string;
  state: 'ready' | 'done' | 'problem' | 'looking';
  problems: readonly Problem[];
}

interface CheckParts<Item extends ParcelItem> {
  kind: ParcelKind;
  /** Returns the item that a reference names; undefined while it is loading, null if no item has this reference. */
  find: (reference: string) => Item | null | undefined;
  /** The courier for lines that name none; null if the person chose none. */
  courier: CourierCode | null;
}

/** Each line with the parcel it would send, or the reasons why it cannot be sent. */
export function checkLines<Item extends ParcelItem>(
  lines: readonly WrittenLine[],
  { kind, find, courier }: CheckParts<Item>,
): CheckedLine<Item>[] {
  const read = lines.map((line) => ({
    line,
    item: line.item === '' ? null : find(line.item),
    courier: line.courier === '' ? courier : courierOf(line.courier),
    number: trackingNumber(line.number),
  }));
  const timesNamed = Map.groupBy(read, ({ item }) => item?.id);
  const timesNumbered = Map.groupBy(read, (each) => `${each.courier} ${trackingKey(each.number)}`);
  return read.map((each) => {
    const { line, item, number } = each;
    if (item && isDone(kind, item, each)) return { ...each, item, state: 'done', problems: [] };
    const twins = timesNumbered.get(`${each.courier} ${trackingKey(number)}`) ?? [];
    const problems = [
      ...itemProblems(kind, line, item),
      ...(item && (timesNamed.get(item.id)?.length ?? 0) > 1 ? (['sameItem'] as const) : []),
      ...courierProblems(line, each.courier),
      ...numberProblems(number),
      // Items of one tryset go to one member, so they may share a parcel.
      ...(number !== '' && new Set(twins.map((twin) => twin.item?.trysetId ?? twin.line.item)).size > 1
        ? (['sameNumber'] as const)
        : []),
    ];
    const isLooking = item === undefined && problems.length === 0;
    const state = isLooking ? 'looking' : problems.length === 0 ? 'ready' : 'problem';
    return { ...each, item: item ?? null, state, problems };
  });
}

function itemProblems(kind: ParcelKind, line: WrittenLine, item: ParcelItem | null | undefined): Problem[] {
  if (line.item === '') return ['noItem'];
  if (item === undefined) return [];
  if (item === null) return ['unknownItem'];
  return kind.from.includes(item.status as TrysetItemStatus) ? [] : ['wrongStatus'];
}

function courierProblems(line: WrittenLine, courier: CourierCode | null): Problem[] {
  if (courier !== null) return [];
  return [line.courier === '' ? 'noCourier' : 'unknownCourier'];
}

const likely = /^(?=(.*\d){6})[A-Z0-9]{8,20}$/;

function numberProblems(number: string): Problem[] {
  if (number === '') return ['noNumber'];
  if (isShortened(number)) return ['shortenedNumber'];
  return likely.test(trackingKey(number)) ? [] : ['oddNumber'];
}

function isDone(
  kind: ParcelKind,
  item: ParcelItem,
  { courier, number }: { courier: CourierCode | null; number: string },
): boolean {
  const parcel = kind.name === 'outbound' ? item : item.returnItem;
  if (parcel?.trackingNumber == null || kind.from.includes(item.status as TrysetItemStatus)) return false;
  return parcel.courier === courier && trackingKey(parcel.trackingNumber) === trackingKey(number);
}
