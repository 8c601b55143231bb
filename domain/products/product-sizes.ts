import { changedFields, isEmpty } from '../changed-fields.ts';
import { folded } from '../codes.ts';
import { accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { ProductSizeCommand } from './product.ts';
import type { ProductEvent, ProductSizeFields } from './product-events.ts';
import type { ProductSizeState, ProductState } from './product-state.ts';

/**
 * Decides a command on one size. Two sizes of a product must differ in their size type or, without a size type, in their name.
 */
export function decideSize(product: ProductState, command: ProductSizeCommand): Decision<ProductEvent> {
  const { productId } = product;
  const { productSizeId } = command;
  const size = product.sizes.find((known) => known.productSizeId === productSizeId);
  if (command.action === 'add_size') {
    if (size !== undefined) return nothingToDo;
    const { action: _, ...description } = command;
    return (
      unfit(product, productSizeId, description) ??
      accept({ type: 'ProductSizeAdded', data: { productId, ...description } })
    );
  }
  if (size === undefined || size.isRemoved) {
    if (command.action === 'remove_size' && size !== undefined) return nothingToDo;
    return refuse('invalid', 'product.size_unknown', `the product has no size ${productSizeId}`, {
      productSizeId,
    });
  }
  const of = { productId, productSizeId };
  switch (command.action) {
    case 'revise_size': {
      const changed = changedFields<ProductSizeFields>(size, command.fields);
      if (isEmpty(changed)) return nothingToDo;
      return (
        unfit(product, productSizeId, { ...size, ...changed }) ??
        accept({ type: 'ProductSizeRevised', data: { ...of, changed } })
      );
    }
    case 'mark_size_sold_out':
      return size.isSoldOut ? nothingToDo : accept({ type: 'ProductSizeSoldOutMarked', data: of });
    case 'unmark_size_sold_out':
      return size.isSoldOut ? accept({ type: 'ProductSizeSoldOutUnmarked', data: of }) : nothingToDo;
    case 'remove_size':
      return accept({ type: 'ProductSizeRemoved', data: of });
  }
}

function unfit(product: ProductState, productSizeId: number, { sizeTypeId, name }: ProductSizeFields) {
  if (sizeTypeId === null && name === null) {
    return refuse('invalid', 'product.size_unnamed', 'a size needs a size type or its own name');
  }
  const alike = (other: ProductSizeState) =>
    !other.isRemoved &&
    other.productSizeId !== productSizeId &&
    other.sizeTypeId === sizeTypeId &&
    (sizeTypeId !== null || folded(other.name ?? '') === folded(name ?? ''));
  const other = product.sizes.find(alike);
  return other === undefined
    ? null
    : refuse('conflict', 'product.size_exists', 'the product already has this size', {
        productSizeId: other.productSizeId,
      });
}
