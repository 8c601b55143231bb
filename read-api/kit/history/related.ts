import type { Holder } from '#domain/stock/stock-events.ts';
import type { Step } from './streams.ts';

/** The streams of every garment that a tryset item ever had: the one it was requested with and its replacements. */
export function garmentStreams(steps: readonly Step[]): string[] {
  const ids = steps
    .filter((step) => step.category === 'tryset_item')
    .flatMap((step) => [step.before.stockItemId, step.after.stockItemId])
    .filter((id): id is number => typeof id === 'number' && id > 0);
  return [...new Set(ids)].map((id) => `stock_item-${id}`);
}

/** The streams of every tryset item that a garment was ever reserved for. */
export function rentalStreams(steps: readonly Step[]): string[] {
  const holders = steps.flatMap((step) => [heldBy(step.before), heldBy(step.after)]);
  const ids = holders.flatMap((holder) => (holder?.kind === 'tryset_item' ? [holder.id] : []));
  return [...new Set(ids)].map((id) => `tryset_item-${id}`);
}

/** Whether an event of a garment is about this tryset item: while it holds it, or when it asks in vain. */
export function concernsHolder(step: Step, trysetItemId: number): boolean {
  const named = [heldBy(step.before), heldBy(step.after), step.data.holder, step.data.by];
  return named.some((holder) => isTrysetItem(holder, trysetItemId));
}

function heldBy(state: Step['after']): Holder | null {
  return (state.holder as Holder | null | undefined) ?? null;
}

function isTrysetItem(holder: unknown, id: number): boolean {
  const { kind, id: held } = (holder ?? {}) as Partial<Holder>;
  return kind === 'tryset_item' && held === id;
}
