import { product } from '#domain/products/product.ts';
import { mayEndUse, type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import type { Streams } from '../kit/commands/streams.ts';

/** Adds the product's current price to a command that may make the garment unavailable. */
export async function withPrice(
  streams: Streams,
  id: number,
  command: StockItemCommand,
): Promise<StockItemCommand> {
  if (!mayEndUse(command)) return command;
  const { productId } = (await streams.load(stockItem, id)).state;
  const { status, originalPrice } = (await streams.refresh(product, productId)).state;
  return status === 'none' ? command : { ...command, originalPrice };
}
