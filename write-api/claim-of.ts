import {
  businessNumberClaim,
  type Claim,
  emailClaim,
  phoneClaim,
  productCodeClaim,
  stockCodeClaim,
  usernameClaim,
} from '#domain/claim-values.ts';
import { pieceTagClaim } from './stock/piece-claims.ts';

/** Builds the claim of a kind and a value. The claim of a product's code needs the brand. */
export function claimOf({ kind, value, brandId = 0 }: Claim & { brandId?: number }): Claim {
  switch (kind) {
    case 'username':
      return usernameClaim(value);
    case 'email':
      return emailClaim(value);
    case 'phone':
      return phoneClaim(value);
    case 'business_number':
      return businessNumberClaim(value);
    case 'stock_code':
      return stockCodeClaim(value);
    case 'product_code':
      return productCodeClaim(brandId, value);
    case 'piece_tag':
      return pieceTagClaim(value);
    case 'slot':
    case 'look_item':
    case 'identity':
    case 'social':
    case 'sns':
    case 'brand_subscription':
    case 'brand_feedback':
    case 'invitation_code':
    case 'invitation_use':
    case 'schedule_code':
    case 'payout':
    case 'proposal':
      return { kind, value };
  }
}
