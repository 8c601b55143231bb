import type { Rules, Transition } from '../transition-table.ts';
import type { ProductState, ProductStatus } from './product-state.ts';

const alive: readonly ProductStatus[] = ['unpublished', 'published'];
const who = ['brand_admin', 'staff', 'system'] as const;

/** Every action on a product and its sizes. The caller checks that a brand admin acts for its own brand. */
export const productTransitions = [
  { action: 'register', from: ['none'], to: 'unpublished', event: 'ProductRegistered', who },
  { action: 'expire', from: ['none'], to: 'expired', event: 'ProductRegistrationExpired', who: ['system'] },
  { action: 'revise', from: alive, to: 'same', event: 'ProductRevised', who },
  { action: 'publish', from: ['unpublished'], to: 'published', event: 'ProductPublished', who },
  { action: 'unpublish', from: ['published'], to: 'unpublished', event: 'ProductUnpublished', who },
  { action: 'set_cover', from: alive, to: 'same', event: 'ProductCoverSet', who },
  { action: 'set_contents', from: alive, to: 'same', event: 'ProductContentsSet', who },
  { action: 'mark_sold_out', from: alive, to: 'same', event: 'ProductSoldOutMarked', who },
  { action: 'unmark_sold_out', from: alive, to: 'same', event: 'ProductSoldOutUnmarked', who },
  { action: 'set_max_piece_count', from: alive, to: 'same', event: 'ProductMaxPieceCountSet', who },
  { action: 'merge', from: alive, to: 'same', event: 'ProductMerged', who },
  { action: 'begin_removal', from: alive, to: 'same', event: 'ProductRemovalBegan', who: ['system'] },
  { action: 'stop_removal', from: alive, to: 'same', event: 'ProductRemovalStopped', who: ['system'] },
  { action: 'remove', from: alive, to: 'removed', event: 'ProductRemoved', who, reason: 'optional' },
  { action: 'add_size', from: alive, to: 'same', event: 'ProductSizeAdded', who },
  { action: 'revise_size', from: alive, to: 'same', event: 'ProductSizeRevised', who },
  { action: 'mark_size_sold_out', from: alive, to: 'same', event: 'ProductSizeSoldOutMarked', who },
  { action: 'unmark_size_sold_out', from: alive, to: 'same', event: 'ProductSizeSoldOutUnmarked', who },
  { action: 'remove_size', from: alive, to: 'same', event: 'ProductSizeRemoved', who, reason: 'optional' },
] as const satisfies readonly Transition<string, ProductStatus, never>[];

export type ProductAction = (typeof productTransitions)[number]['action'];

export const productRules: Rules<ProductStatus, never, ProductState> = {
  entity: 'product',
  table: productTransitions,
  guards: {},
};
