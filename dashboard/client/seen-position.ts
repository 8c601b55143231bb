/**
 * The highest position that this tab's own writes have caused. Positions are decimal text, too large for a JS number.
 */
export function seenPosition() {
  let highest: string | null = null;
  return {
    current: (): string | null => highest,
    saw(position: string | null): void {
      if (position === null || !/^\d+$/.test(position)) return;
      if (highest === null || BigInt(position) > BigInt(highest)) highest = position;
    },
    forget(): void {
      highest = null;
    },
  };
}

export type SeenPosition = ReturnType<typeof seenPosition>;
