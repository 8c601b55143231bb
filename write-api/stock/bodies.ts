import Type from 'typebox';
import type { StockTerms } from '#domain/stock/stock-events.ts';
import { stockQualities } from '#domain/stock/stock-status.ts';
import { OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';
import { selectionFields } from '../kit/actions/bulk.ts';
import { allOptional, Percent } from '../kit/changes/fields.ts';

const strict = { additionalProperties: false };
const code = VisibleText(60);

const terms = {
  quality: OneOf(stockQualities),
  discount_rate: Percent,
  reimbursement_rate: Percent,
};

/** The terms of a garment whose registration leaves them out. */
export const usualTerms: Omit<StockTerms, 'code'> = { quality: 'new', discountRate: 0, reimbursementRate: 0 };

export const NewStockItem = Type.Object(
  {
    product_size_id: Id,
    /** The garment's code; the platform generates one if it is missing. */
    code: Type.Optional(code),
    ...allOptional(terms),
  },
  strict,
);

export const StockTermsBody = Type.Object(
  {
    ...allOptional({ code, ...terms, product_size_id: Id }),
    reason: Type.Optional(reasonText),
  },
  strict,
);

/** The body that moves the selected garments to another size. */
export const ChangedSizes = Type.Object(
  { ...selectionFields, product_size_id: Id, reason: Type.Optional(reasonText) },
  strict,
);

/** The body of `PUT`, which replaces all terms. */
export const WholeStockTerms = Type.Object({ code, ...terms, reason: Type.Optional(reasonText) }, strict);

/** The body of a memo. `sub_item_image` is the key of a picture uploaded with the request, or the hash of a stored picture. */
export const NewMemo = Type.Object(
  {
    comment: VisibleText(2000),
    sub_item_image: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    reason: Type.Optional(reasonText),
  },
  strict,
);

export const NewPiece = Type.Object(
  {
    name: VisibleText(60),
    tag: VisibleText(60),
  },
  strict,
);

const ids = Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true });
export const OutStocks = Type.Object({ stock_ids: ids, reason: Type.Optional(reasonText) }, strict);
export const BrandOut = Type.Object(
  {
    brand_id: Id,
    reason: reasonText,
    /** The in-stock count that the sender saw. If the count differs by now, the request changes nothing. */
    expected_count: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  strict,
);
export const OutStockRequestBody = Type.Object(
  { status: Type.Optional(Type.Enum(['requested', 'canceled'])), reason: Type.Optional(reasonText) },
  strict,
);
