/** The slot of a garment or a piece in the form of the shelf labels: `A-03-12`. */
export function slotText(slot: { sectorCode: string; cellCode: string; slotNumber: number } | null): string {
  return slot === null ? '' : `${slot.sectorCode}-${slot.cellCode}-${slot.slotNumber}`;
}
