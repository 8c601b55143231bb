import type { Static } from 'typebox';
import { shownStockCode } from '#domain/codes.ts';
import type { StockTerms } from '#domain/stock/stock-events.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import type { Caller } from '#http/caller.ts';
import { unprocessable } from '#http/errors.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { visibleState } from '../kit/actions/entity.ts';
import { stockCodeClaim } from '../kit/commands/claim-values.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { type Changed, makeChange } from '../kit/masters/run.ts';
import type { StockTermsBody } from './bodies.ts';
import { stockItemEntity } from './entity.ts';
import { productWithSize } from './register.ts';
import { stockCodeOf } from './stock-code.ts';

/** Corrects a garment's terms and size; the new code is claimed before, the old one given up after. */
export async function reviseStock(
  deps: MasterDeps,
  id: number,
  body: Static<typeof StockTermsBody>,
  caller: Caller,
  context: CommandContext,
  seenRevision: bigint | null,
): Promise<Changed<typeof stockItem.initial>> {
  const state = await visibleState(deps, stockItemEntity, id, caller, { ...context, isNewest: true });
  const terms = termsOf(body, state);
  const commands: StockItemCommand[] = [];
  if (Object.keys(terms).length > 0) commands.push({ action: 'revise_terms', terms });
  const { product_size_id: productSizeId } = body;
  if (productSizeId !== undefined) {
    const of = await productWithSize(deps, productSizeId, caller);
    if (of.productId !== state.productId) {
      throw unprocessable('stock_item.size_of_another_product', 'the size is not one of the product’s', {
        productSizeId,
        productId: state.productId,
      });
    }
    commands.push({ action: 'change_size', productSizeId });
  }
  const isNewCode = terms.code !== undefined && terms.code !== state.code;
  const claims = {
    by: { category: 'stock_item', id } as const,
    taken: isNewCode && terms.code !== undefined ? [stockCodeClaim(terms.code)] : [],
    givenUp: isNewCode ? [stockCodeClaim(state.code)] : [],
  };
  const change = { decider: stockItem, id, commands, name: 'revise', claims };
  return makeChange(deps, change, context, seenRevision);
}

function termsOf(
  body: Static<typeof StockTermsBody>,
  { stockItemId, code }: StockItemState,
): Partial<StockTerms> {
  // What a garment was called before codes were folded, it may go on being called.
  const isKept = body.code !== undefined && [code, shownStockCode(code)].includes(body.code.trim());
  return {
    ...(body.code === undefined || isKept ? {} : { code: stockCodeOf(body.code, stockItemId) }),
    ...(body.quality === undefined ? {} : { quality: body.quality }),
    ...(body.discount_rate === undefined ? {} : { discountRate: body.discount_rate }),
    ...(body.reimbursement_rate === undefined ? {} : { reimbursementRate: body.reimbursement_rate }),
  };
}
