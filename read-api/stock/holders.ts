import type { Holder } from '#domain/stock/stock-events.ts';
import { streamOf } from '../kit/history/stream-of.ts';
import type { Step } from '../kit/history/streams.ts';

/** The stream of the tryset item that is named as a holder. */
export function streamOfHolder(holder: unknown): string[] {
  const { kind, id } = (holder ?? {}) as Partial<Holder>;
  return kind === 'tryset_item' ? streamOf(kind, id) : [];
}

/** The streams of every tryset item that a garment was ever reserved for. */
export function rentalStreams(steps: readonly Step[]): string[] {
  return [
    ...new Set(steps.flatMap(({ before, after }) => [before.holder, after.holder]).flatMap(streamOfHolder)),
  ];
}

/** Whether an event of a garment is about this tryset item: while it holds it, or when it asks in vain. */
export function concernsHolder({ before, after, data }: Step, trysetItemId: number): boolean {
  const named = [before.holder, after.holder, data.holder, data.by].flatMap(streamOfHolder);
  return named.includes(`tryset_item-${trysetItemId}`);
}
