import type { Static } from 'typebox';
import { stockCodeClaim } from '#domain/claim-values.ts';
import { shownStockCode } from '#domain/codes.ts';
import type { StockTerms } from '#domain/stock/stock-events.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { visibleState } from '../kit/actions/entity.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import type { FromWire } from '../kit/changes/names.ts';
import type { StockTermsBody } from './bodies.ts';
import { stockItemEntity } from './entity.ts';
import { productWithSize } from './register.ts';
import { stockCodeOf } from './stock-code.ts';

type Terms = FromWire<Static<typeof StockTermsBody>>;

/**
 * Corrects a garment's terms and size. Claims the new code before the change and releases the old one after it. Throws 409
 * `claim.stock_code_taken`, 422 `stock_item.size_unknown` and `stock_item.size_of_another_product`.
 */
export function reviseStock(
  deps: WriteDeps,
  asked: Asked,
  wanted: { id: number; terms: Terms },
): Promise<Changed> {
  return asItStands(deps, stockItem, wanted.id, asked, (pinned) =>
    reviseStockAsItStands(deps, pinned, wanted),
  );
}

async function reviseStockAsItStands(
  deps: WriteDeps,
  asked: Asked,
  { id, terms: said }: { id: number; terms: Terms },
): Promise<Changed> {
  const { caller, context } = asked;
  const state = await visibleState(deps, stockItemEntity, id, caller, { ...context, isNewest: true });
  const terms = termsOf(said, state);
  const commands: StockItemCommand[] = [];
  if (Object.keys(terms).length > 0) commands.push({ action: 'revise_terms', terms });
  const { productSizeId } = said;
  if (productSizeId !== undefined) {
    const of = await productWithSize(deps, productSizeId, caller);
    if (of.productId !== state.productId) {
      throw unprocessable(
        'stock_item.size_of_another_product',
        'choose a size of the garment’s own product',
        {
          productSizeId,
          productId: state.productId,
        },
      );
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
  return makeChange(deps, change, asked);
}

function termsOf(said: Terms, item: StockItemState): Partial<StockTerms> {
  const { code, productSizeId: _, reason: __, ...terms } = said;
  // A code from before codes were normalized may stay, as stored or as shown.
  const isKept = code !== undefined && [item.code, shownStockCode(item.code)].includes(code.trim());
  return code === undefined || isKept ? terms : { ...terms, code: stockCodeOf(code, item.stockItemId) };
}
