import type { Slot } from '#domain/slots/slot-label.ts';

export function slotBody({ sectorCode, cellCode, slotNumber }: Slot) {
  return { sector_code: sectorCode, cell_code: cellCode, slot_number: slotNumber };
}
