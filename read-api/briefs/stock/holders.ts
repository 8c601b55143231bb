import type { Awaited, Holder } from '#domain/stock/stock-events.ts';
import { streamOf } from '../../kit/history/stream-of.ts';
import type { Step } from '../../kit/history/streams.ts';

/** The stream of the tryset item that holds a garment; empty if the holder is no tryset item. */
export function streamOfHolder(holder: unknown): string[] {
  const { kind, id } = (holder ?? {}) as Partial<Holder>;
  return kind === 'tryset_item' ? streamOf(kind, id) : [];
}

/** The stream of the tryset that a reservation waits for, if it waits for one. */
export function streamOfAwaited(awaited: unknown): string[] {
  const { kind, id } = (awaited ?? {}) as Partial<Awaited>;
  return kind === 'tryset' ? streamOf(kind, id) : [];
}

/** The streams of all tryset items that ever reserved a garment. */
export function rentalStreams(steps: readonly Step[]): string[] {
  return [
    ...new Set(steps.flatMap(({ before, after }) => [before.holder, after.holder]).flatMap(streamOfHolder)),
  ];
}

/** Whether a garment's event concerns this tryset item: as the garment's holder, or in a rejected reservation. */
export function concernsHolder({ before, after, data }: Step, trysetItemId: number): boolean {
  const named = [before.holder, after.holder, data.holder, data.by].flatMap(streamOfHolder);
  return named.includes(`tryset_item-${trysetItemId}`);
}
