import { type BrandCommand, brand } from '#domain/brands/brand.ts';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { type ProductCommand, product } from '#domain/products/product.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import type { Streams } from '../kit/commands/streams.ts';

/** A size with its product and brand. */
export interface SizeOfBrand {
  brandId: number;
  productId: number;
  productSizeId: number;
}

/**
 * Looks at brand, product and size again for which something has just started, and stops a removal of them that has begun. A
 * removal either sees what started, or is stopped here, or came first. Returns whether all three are still there.
 */
export async function stillStands(
  streams: Streams,
  { brandId, productId, productSizeId }: SizeOfBrand,
  context: CommandContext,
): Promise<boolean> {
  const isBrandThere = await brandStands(streams, brandId, context);
  const stopProduct: ProductCommand = { action: 'stop_removal' };
  const of = await unlessRemoved(streams, product, productId, stopProduct, context, (state) =>
    state.removingSizeIds.includes(productSizeId),
  );
  const size = of.sizes.find((each) => each.productSizeId === productSizeId);
  return isBrandThere && of.status !== 'removed' && size?.isRemoved === false;
}

/** The same for a brand alone. */
export async function brandStands(
  streams: Streams,
  brandId: number,
  context: CommandContext,
): Promise<boolean> {
  const command: BrandCommand = { action: 'stop_removal' };
  const isBegun = ({ isRemovalBegun }: { isRemovalBegun: boolean }) => isRemovalBegun;
  const { status } = await unlessRemoved(streams, brand, brandId, command, context, isBegun);
  return status !== 'removed';
}

/** Returns the newest state, after a removal that has begun is stopped. A removal that came first wins. */
async function unlessRemoved<State extends { status: string }, Command, Event extends DomainEvent>(
  streams: Streams,
  decider: Decider<State, Command, Event>,
  id: number,
  command: Command,
  context: CommandContext,
  isBegun: (state: State) => boolean,
): Promise<State> {
  const { state } = await streams.refresh(decider, id);
  if (!isBegun(state)) return state;
  const outcome = await runCommand(streams, { decider, id, command, name: 'stop_removal' }, stepOf(context));
  if (outcome.ok) return outcome.state;
  const { state: after } = await streams.refresh(decider, id);
  if (after.status !== 'removed') throw refusalError(outcome);
  return after;
}
