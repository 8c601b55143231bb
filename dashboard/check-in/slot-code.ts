import type { Slot } from '#domain/stock/stock-events.ts';

/** The slot that a shelf's label names: `A-03-12`; null for any other text. */
export function slotOf(text: string): Slot | null {
  const [, sectorCode, cellCode, number] =
    /^([^-\s]{1,60})-([^-\s]{1,60})-(\d{1,5})$/.exec(text.trim()) ?? [];
  if (sectorCode === undefined || cellCode === undefined) return null;
  return {
    sectorCode: sectorCode.toUpperCase(),
    cellCode: cellCode.toUpperCase(),
    slotNumber: Number(number),
  };
}

export function slotBody({ sectorCode, cellCode, slotNumber }: Slot) {
  return { sector_code: sectorCode, cell_code: cellCode, slot_number: slotNumber };
}

export function sameSlot(one: Slot | null, other: Slot): boolean {
  return (
    one?.sectorCode === other.sectorCode &&
    one.cellCode === other.cellCode &&
    one.slotNumber === other.slotNumber
  );
}
