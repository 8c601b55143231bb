/**
 * The highest position that this tab's own writes have caused, and the lowest one that a read of it stood at. Positions
 * are decimal text, too large for a JS number.
 */
export function seenPosition() {
  let highest: string | null = null;
  let lowestRead: string | null = null;
  let firstRead = Promise.withResolvers<string>();
  const onEarlier = new Set<() => void>();
  return {
    current: (): string | null => highest,
    /** Where the first read that was answered stood, once there is one. */
    firstRead: (): Promise<string> => firstRead.promise,
    /** Calls back when an answer comes that is older than the first: reads that are under way together may overtake each other. */
    onEarlierRead: (callback: () => void): void => void onEarlier.add(callback),
    readAt(position: string | null): void {
      if (position === null || !isPosition(position)) return;
      firstRead.resolve(position);
      const isEarlier = lowestRead !== null && BigInt(position) < BigInt(lowestRead);
      if (lowestRead === null || isEarlier) lowestRead = position;
      if (isEarlier) for (const callback of onEarlier) callback();
    },
    saw(position: string | null): void {
      if (position === null || !isPosition(position)) return;
      if (highest === null || BigInt(position) > BigInt(highest)) highest = position;
    },
    forget(): void {
      highest = null;
      // Whoever waits for a first read still does.
      if (lowestRead !== null) firstRead = Promise.withResolvers();
      lowestRead = null;
    },
  };
}

const isPosition = (text: string) => /^\d+$/.test(text);

export type SeenPosition = ReturnType<typeof seenPosition>;
