import type { Holder } from '#domain/stock/stock-events.ts';
import type { Step } from './streams.ts';

interface Requested {
  trysetItemId?: number;
  stockItemId?: number;
}

/** The streams in which the cause of an event, or what it caused, may stand: one of these has always to do with the other. */
export function neighbourStreams({ category, before, after, data }: Step): string[] {
  switch (category) {
    case 'tryset_item':
      return [
        streamOf('tryset', after.trysetId),
        streamOf('stock_item', before.stockItemId),
        streamOf('stock_item', after.stockItemId),
      ].flat();
    case 'stock_item':
      return [
        ...[before.holder, after.holder, data.holder, data.by].flatMap(streamOfHolder),
        ...streamOf('tryset', data.trysetId),
      ];
    case 'tryset':
      return ((after.items ?? []) as readonly Requested[]).flatMap((item) => [
        ...streamOf('tryset_item', item.trysetItemId),
        ...streamOf('stock_item', item.stockItemId),
      ]);
    default:
      return [];
  }
}

function streamOf(category: string, id: unknown): string[] {
  return typeof id === 'number' && id > 0 ? [`${category}-${id}`] : [];
}

function streamOfHolder(holder: unknown): string[] {
  const { kind, id } = (holder ?? {}) as Partial<Holder>;
  return kind === 'tryset_item' ? streamOf(kind, id) : [];
}
