/**
 * Tracks the highest position of this tab's own writes and the lowest position of its reads. Positions are decimal
 * text, since they are too large for a JS number.
 */
export function seenPosition() {
  let highest: string | null = null;
  let lowestRead: string | null = null;
  let firstRead = Promise.withResolvers<string>();
  const onEarlier = new Set<() => void>();
  return {
    current: (): string | null => highest,
    /** Resolves with the position of the first answered read. */
    firstRead: (): Promise<string> => firstRead.promise,
    /** Calls back for each answer that is older than all before, since parallel reads may overtake each other. */
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
      // Replaces the promise only if it has resolved, so that callers who wait for a first read keep theirs.
      if (lowestRead !== null) firstRead = Promise.withResolvers();
      lowestRead = null;
    },
  };
}

const isPosition = (text: string) => /^\d+$/.test(text);

export type SeenPosition = ReturnType<typeof seenPosition>;
