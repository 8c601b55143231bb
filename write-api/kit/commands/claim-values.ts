import type { ClaimKind } from '#domain/claims.ts';
import { folded, shownStockCode } from '#domain/codes.ts';
import type { Slot } from '#domain/stock/stock-events.ts';
import { foldedSlot, foldedTag } from '#domain/stock/stock-pieces.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';

/** A value that only one entity may have, in the form in which equal ones are equal. */
export interface Claim {
  kind: ClaimKind;
  value: string;
}

export const sameClaim = (one: Claim, other: Claim) => one.kind === other.kind && one.value === other.value;

export const usernameClaim = (username: string): Claim => ({ kind: 'username', value: folded(username) });

export const emailClaim = (email: string): Claim => ({
  kind: 'email',
  value: email.trim().normalize('NFKC').toLowerCase(),
});

/** Spaces, hyphens and brackets say nothing about a phone. */
export const phoneClaim = (phone: string): Claim => ({
  kind: 'phone',
  value: phone.replaceAll(/[^\d+]/g, ''),
});

/** In capitals, as most codes are written: so claims of before codes were folded are found under the same name. */
const foldedCode = (code: string) => shownStockCode(folded(code));

export const stockCodeClaim = (code: string): Claim => ({ kind: 'stock_code', value: foldedCode(code) });

export const productCodeClaim = (brandId: number, code: string): Claim => ({
  kind: 'product_code',
  value: `${brandId}:${foldedCode(code)}`,
});

export const pieceTagClaim = (tag: string): Claim => ({ kind: 'piece_tag', value: foldedTag(tag) });

/** That a piece lies there: a slot holds one. */
export const slotClaim = (slot: Slot): Claim => ({ kind: 'slot', value: foldedSlot(slot) });

/** The slots in which pieces of a garment lie. */
export const slotClaims = ({ pieces }: Pick<StockItemState, 'pieces'>): Claim[] =>
  pieces.flatMap(({ slot }) => (slot === null ? [] : [slotClaim(slot)]));

/** The claim that a kind and its value mean. Products' codes need their brand. */
export function claimOf({ kind, value, brandId = 0 }: Claim & { brandId?: number }): Claim {
  switch (kind) {
    case 'username':
      return usernameClaim(value);
    case 'email':
      return emailClaim(value);
    case 'phone':
      return phoneClaim(value);
    case 'stock_code':
      return stockCodeClaim(value);
    case 'product_code':
      return productCodeClaim(brandId, value);
    case 'piece_tag':
      return pieceTagClaim(value);
    case 'slot':
      return { kind, value };
  }
}
