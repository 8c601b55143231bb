/**
 * The highest position that this tab's own writes have caused, and the first one that a read of it stood at. Positions
 * are decimal text, too large for a JS number.
 */
export function seenPosition() {
  let highest: string | null = null;
  let firstRead: string | null = null;
  return {
    current: (): string | null => highest,
    firstRead: (): string | null => firstRead,
    readAt(position: string | null): void {
      firstRead ??= position;
    },
    saw(position: string | null): void {
      if (position === null || !/^\d+$/.test(position)) return;
      if (highest === null || BigInt(position) > BigInt(highest)) highest = position;
    },
    forget(): void {
      highest = null;
      firstRead = null;
    },
  };
}

export type SeenPosition = ReturnType<typeof seenPosition>;
