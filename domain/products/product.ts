import { changedFields, isEmpty, sameJson } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import { noted } from '../notes/noted.ts';
import { checkTransition } from '../transition-table.ts';
import type {
  ProductEvent,
  ProductFields,
  ProductSizeDescription,
  ProductSizeFields,
} from './product-events.ts';
import { decideSize } from './product-sizes.ts';
import { evolveProduct, initialProduct, type ProductState } from './product-state.ts';
import { productRules } from './product-transitions.ts';

export type ProductSizeCommand =
  | ({ action: 'add_size' } & ProductSizeDescription)
  | { action: 'revise_size'; productSizeId: number; fields: Partial<ProductSizeFields> }
  | { action: 'mark_size_sold_out'; productSizeId: number }
  | { action: 'unmark_size_sold_out'; productSizeId: number }
  | { action: 'remove_size'; productSizeId: number };

/**
 * `expire` gives up a registration that left claims behind, so that a late registration is refused. `merge` adds the product
 * to a family; `familyId` is the id of the family's first product.
 */
export type ProductCommand =
  | ({ action: 'register'; productId: number; brandId: number } & ProductFields)
  | { action: 'expire'; productId: number }
  | { action: 'revise'; fields: Partial<ProductFields> }
  | { action: 'publish' }
  | { action: 'unpublish' }
  | { action: 'set_cover'; hash: string | null }
  | { action: 'set_contents'; hashes: readonly string[] }
  | { action: 'mark_sold_out' }
  | { action: 'unmark_sold_out' }
  | { action: 'set_max_piece_count'; maxPieceCount: number | null }
  | { action: 'merge'; familyId: number }
  | { action: 'begin_removal'; productSizeIds: readonly number[] }
  | { action: 'stop_removal' }
  | { action: 'remove' }
  | ProductSizeCommand;

const own: Decider<ProductState, ProductCommand, ProductEvent> = {
  category: 'product',
  initial: initialProduct,
  decide,
  evolve: evolveProduct,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

export const { own: product, notes: productNotes } = noted(
  own,
  ({ status }) => status === 'unpublished' || status === 'published',
);

function decide(state: ProductState, command: ProductCommand, asked: Asked): Decision<ProductEvent> {
  if (command.action === 'expire' && state.status !== 'none') return nothingToDo;
  if (command.action === 'publish' && state.status === 'published') return nothingToDo;
  if (command.action === 'unpublish' && state.status === 'unpublished') return nothingToDo;
  const refused = checkTransition(productRules, state, command, asked);
  if (refused !== null) return refused;
  return isDone(state, command) ? nothingToDo : eventsOf(state, command);
}

function isDone(state: ProductState, command: ProductCommand): boolean {
  switch (command.action) {
    case 'set_cover':
      return state.coverImage === command.hash;
    case 'set_contents':
      return sameJson(state.contents, command.hashes);
    case 'mark_sold_out':
      return state.isSoldOut;
    case 'unmark_sold_out':
      return !state.isSoldOut;
    case 'set_max_piece_count':
      return state.maxPieceCount === command.maxPieceCount;
    case 'merge':
      return state.familyId === command.familyId;
    case 'begin_removal':
      return command.productSizeIds.every((id) => state.removingSizeIds.includes(id));
    case 'stop_removal':
      return state.removingSizeIds.length === 0;
    default:
      return false;
  }
}

function eventsOf(state: ProductState, command: ProductCommand): Decision<ProductEvent> {
  switch (command.action) {
    case 'register': {
      const { action: _, ...data } = command;
      return accept({ type: 'ProductRegistered', data });
    }
    case 'expire':
      return accept({ type: 'ProductRegistrationExpired', data: { productId: command.productId } });
    case 'revise': {
      const changed = changedFields<ProductFields>(state, command.fields);
      return isEmpty(changed) ? nothingToDo : accept({ type: 'ProductRevised', data: { changed } });
    }
    case 'publish':
      return accept({ type: 'ProductPublished', data: {} });
    case 'unpublish':
      return accept({ type: 'ProductUnpublished', data: {} });
    case 'set_cover':
      return accept({ type: 'ProductCoverSet', data: { hash: command.hash } });
    case 'set_contents':
      return accept({ type: 'ProductContentsSet', data: { hashes: command.hashes } });
    case 'mark_sold_out':
      return accept({ type: 'ProductSoldOutMarked', data: {} });
    case 'unmark_sold_out':
      return accept({ type: 'ProductSoldOutUnmarked', data: {} });
    case 'set_max_piece_count':
      return accept({ type: 'ProductMaxPieceCountSet', data: { maxPieceCount: command.maxPieceCount } });
    case 'merge':
      return accept({ type: 'ProductMerged', data: { familyId: command.familyId } });
    case 'begin_removal':
      return accept({ type: 'ProductRemovalBegan', data: { productSizeIds: command.productSizeIds } });
    case 'stop_removal':
      return accept({ type: 'ProductRemovalStopped', data: {} });
    case 'remove':
      return accept({ type: 'ProductRemoved', data: {} });
    default:
      return decideSize(state, command);
  }
}
