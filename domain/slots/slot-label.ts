import { hasHangul, latinKeys } from '../text/hangul-keys.ts';
import { plain } from '../text/plain.ts';
import { scanned } from '../text/scanned.ts';

/** A place in the warehouse: a sector has cells, a cell has numbered slots. */
export interface Slot {
  sectorCode: string;
  cellCode: string;
  slotNumber: number;
}

/** Matches the allowed names of sectors and cells. A label separates its parts by hyphens, so names have none. */
export const slotName = /^[\p{L}\p{N}_.]{1,20}$/u;
export const slotNumberAtMost = 99_999;

const label = /^([^-,\s]{1,60})-([^-,\s]{1,60})-(\d{1,5})$/;

/** Returns a slot's label: `A-03-12`. */
export function slotText({ sectorCode, cellCode, slotNumber }: Slot): string {
  return `${sectorCode}-${cellCode}-${slotNumber}`;
}

/**
 * Returns the slots that a scanned or typed text may mean, the likelier one first. A keyboard set to Hangul types Hangul in
 * place of Latin letters, so some texts have two readings.
 */
export function slotsRead(text: string): readonly Slot[] {
  const texts = [...new Set([scanned(text), plain(text)])];
  return texts.flatMap((each) => {
    const [, sectorCode, cellCode, number] = label.exec(each) ?? [];
    if (sectorCode === undefined || cellCode === undefined) return [];
    return [writtenSlot({ sectorCode, cellCode, slotNumber: Number(number) })];
  });
}

/** Returns a slot with its names as stored: in capitals, without invisible characters. */
export function writtenSlot({ sectorCode, cellCode, slotNumber }: Slot): Slot {
  return { sectorCode: writtenName(sectorCode), cellCode: writtenName(cellCode), slotNumber };
}

/**
 * Normalizes a name. Single Hangul letters come from Latin keys and are turned back into Latin; whole syllables may be a
 * warehouse's own name.
 */
function writtenName(name: string): string {
  const composed = name.normalize('NFC');
  const read = /[가-힣]/.test(composed) || !hasHangul(composed) ? composed : latinKeys(composed);
  return plain(read).toUpperCase();
}

/** Returns the key of a slot; equal slots have equal keys. */
export function slotKey(slot: Slot): string {
  return slotText(writtenSlot(slot));
}

export function sameSlot(one: Slot | null | undefined, other: Slot): boolean {
  return one != null && slotKey(one) === slotKey(other);
}
