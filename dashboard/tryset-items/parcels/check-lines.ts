import type { LineLevel } from '#domain/line-levels.ts';
import { isShortened, trackingKey, trackingNumber } from '#domain/text/tracking-number.ts';
import type { ParcelKind } from './parcel-kind.ts';
import type { WrittenLine } from './read-lines.ts';

/** The fields of an item that the check of a line reads. */
export interface ParcelItem {
  id: number;
  /** Items with the same number go to one person, so they may share a parcel: those of a tryset, or of an order. */
  together: number;
  status: string;
  courier: string | null;
  trackingNumber: string | null;
  returnItem: { courier: string | null; trackingNumber: string | null } | null;
}

/** A reason why a line cannot be sent as it is, or only once a person confirms it. */
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

/**
 * `done`: the item was already sent with this parcel, as after a lost answer. `unsure`: the line is sent only once a person
 * confirms it.
 */
export interface CheckedLine<Item extends ParcelItem = ParcelItem> {
  line: WrittenLine;
  item: Item | null;
  courier: string | null;
  number: string;
  state: 'ready' | 'done' | 'problem' | 'unsure' | 'looking';
  level: LineLevel;
  problems: readonly Problem[];
}

interface CheckParts<Item extends ParcelItem> {
  kind: ParcelKind;
  /** Returns the item that a reference names; undefined while it is loading, null if no item has this reference. */
  find: (reference: string) => Item | null | undefined;
  /** The courier for lines that name none; null if the person chose none. */
  courier: string | null;
}

/** Each line with the parcel it would send, or the reasons why it cannot be sent. */
export function checkLines<Item extends ParcelItem>(
  lines: readonly WrittenLine[],
  { kind, find, courier }: CheckParts<Item>,
): CheckedLine<Item>[] {
  const read = lines.map((line) => ({
    line,
    item: line.item === '' ? null : find(line.item),
    courier: line.courier === '' ? courier : kind.couriers.codeOf(line.courier),
    number: trackingNumber(line.number),
  }));
  const timesNamed = Map.groupBy(read, ({ item }) => item?.id);
  const timesNumbered = Map.groupBy(read, (each) => `${each.courier} ${trackingKey(each.number)}`);
  return read.map((each) => {
    const { line, item, number } = each;
    if (item && isDone(kind, item, each))
      return { ...each, item, state: 'done', level: 'none', problems: [] };
    const twins = timesNumbered.get(`${each.courier} ${trackingKey(number)}`) ?? [];
    const problems = [
      ...itemProblems(kind, line, item),
      ...(item && (timesNamed.get(item.id)?.length ?? 0) > 1 ? (['sameItem'] as const) : []),
      ...courierProblems(line, each.courier),
      ...numberProblems(number),
      ...(number !== '' && new Set(twins.map((twin) => twin.item?.together ?? twin.line.item)).size > 1
        ? (['sameNumber'] as const)
        : []),
    ];
    const level = levelOf(problems);
    const state = item === undefined && level !== 'hard' ? 'looking' : stateOf[level];
    return { ...each, item: item ?? null, state, level, problems };
  });
}

const stateOf = { none: 'ready', soft: 'unsure', hard: 'problem' } as const satisfies Record<
  LineLevel,
  string
>;

/** An unusual number may still be the courier's. Everything else refuses the line. */
function levelOf(problems: readonly Problem[]): LineLevel {
  if (problems.length === 0) return 'none';
  return problems.every((problem) => problem === 'oddNumber') ? 'soft' : 'hard';
}

/** The lines after a person confirmed those that ask for it. */
export function confirmed<Line extends Pick<CheckedLine, 'state'>>(lines: readonly Line[]): Line[] {
  return lines.map((line) => (line.state === 'unsure' ? { ...line, state: 'ready' } : line));
}

function itemProblems(kind: ParcelKind, line: WrittenLine, item: ParcelItem | null | undefined): Problem[] {
  if (line.item === '') return ['noItem'];
  if (item === undefined) return [];
  if (item === null) return ['unknownItem'];
  return kind.from.includes(item.status) ? [] : ['wrongStatus'];
}

function courierProblems(line: WrittenLine, courier: string | null): Problem[] {
  if (courier !== null) return [];
  return [line.courier === '' ? 'noCourier' : 'unknownCourier'];
}

const likely = /^(?=(.*\d){6})[A-Z0-9]{8,20}$/;

/** Whether a text looks like the number of a courier's label. A courier may still have other numbers. */
export const isLikelyNumber = (text: string) => likely.test(trackingKey(text));

function numberProblems(number: string): Problem[] {
  if (number === '') return ['noNumber'];
  if (isShortened(number)) return ['shortenedNumber'];
  return isLikelyNumber(number) ? [] : ['oddNumber'];
}

function isDone(
  kind: ParcelKind,
  item: ParcelItem,
  { courier, number }: { courier: string | null; number: string },
): boolean {
  const parcel = kind.name === 'return_item' ? item.returnItem : item;
  if (parcel?.trackingNumber == null || kind.from.includes(item.status)) return false;
  return parcel.courier === courier && trackingKey(parcel.trackingNumber) === trackingKey(number);
}
