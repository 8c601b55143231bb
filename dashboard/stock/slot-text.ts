/** Where a garment or a piece is stowed, as the shelves are labelled: `A-03-12`. */
export function slotText(slot: { sectorCode: string; cellCode: string; slotNumber: number } | null): string {
  return slot === null ? '' : `${slot.sectorCode}-${slot.cellCode}-${slot.slotNumber}`;
}
