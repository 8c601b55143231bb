import { type Slot, slotName, slotNumberAtMost, writtenSlot } from './slot-label.ts';

/** A range of slots in one sector: a range of cells, each with the same range of numbers. */
export interface SlotRange {
  sectorCode: string;
  fromCell: string;
  toCell: string;
  fromNumber: number;
  toNumber: number;
}

export const slotsAtMost = 1_000;

export type SlotsOfRange =
  | { ok: true; slots: readonly Slot[] }
  | { ok: false; why: 'name_invalid' | 'range_invalid' | 'range_too_large' };

/** Returns all slots of a range, or the refusal if its names, ends or size are invalid. */
export function slotsOfRange({
  sectorCode,
  fromCell,
  toCell,
  fromNumber,
  toNumber,
}: SlotRange): SlotsOfRange {
  const first = writtenSlot({ sectorCode, cellCode: fromCell, slotNumber: fromNumber });
  const last = writtenSlot({ sectorCode, cellCode: toCell, slotNumber: toNumber });
  const names = [first.sectorCode, first.cellCode, last.cellCode];
  if (!names.every((name) => slotName.test(name))) return { ok: false, why: 'name_invalid' };
  const cells = cellsBetween(first.cellCode, last.cellCode);
  const isNumbered = fromNumber >= 0 && fromNumber <= toNumber && toNumber <= slotNumberAtMost;
  if (cells === null || !isNumbered) return { ok: false, why: 'range_invalid' };
  const each = toNumber - fromNumber + 1;
  if (cells.amount * each > slotsAtMost) return { ok: false, why: 'range_too_large' };
  const slots = Array.from({ length: cells.amount }, (_, at) => cells.cellAt(at)).flatMap((cellCode) =>
    Array.from({ length: each }, (_, at) => ({
      sectorCode: first.sectorCode,
      cellCode,
      slotNumber: fromNumber + at,
    })),
  );
  return { ok: true, slots };
}

/**
 * Returns the cells of a range such as `01` to `20` or `B1` to `B9`. Both ends must have the same prefix and, with leading
 * zeros, the same number of digits. Null if they do not.
 */
function cellsBetween(from: string, to: string): { amount: number; cellAt(at: number): string } | null {
  if (from === to) return { amount: 1, cellAt: () => from };
  const [, name = '', digits] = /^(.*?)([0-9]{1,6})$/.exec(from) ?? [];
  const [, lastName, lastDigits] = /^(.*?)([0-9]{1,6})$/.exec(to) ?? [];
  if (digits === undefined || lastDigits === undefined || name !== lastName) return null;
  const isPadded = [digits, lastDigits].some((each) => each.startsWith('0'));
  if (isPadded && digits.length !== lastDigits.length) return null;
  const first = Number(digits);
  const amount = Number(lastDigits) - first + 1;
  if (amount < 1) return null;
  return { amount, cellAt: (at) => name + String(first + at).padStart(isPadded ? digits.length : 1, '0') };
}
