import { refuse } from '../decider.ts';
import type { MemberRole } from '../members/member-kinds.ts';
import { type LendingObstacle, lendingObstacles, refuseToLend } from '../products/lending.ts';
import { finalItemStatuses, type TrysetItemStatus } from '../tryset-items/item-status.ts';
import { validItems } from '../tryset-items/main-item.ts';
import { type TicketLimits, tooManyPerTry } from './ticket-limits.ts';

/** A requested size; `product` is null if the size does not exist. */
export interface AskedSize {
  productSizeId: number;
  product: {
    productId: number;
    /** Why the size can no longer be lent; null if it can. */
    obstacle: LendingObstacle | null;
    isSoldOut: boolean;
    /** Whether several sizes may be tried at once. */
    isSupportMultipleTry: boolean;
  } | null;
}

/** An item already in the tryset. */
export interface StandingItem {
  productId: number;
  status: TrysetItemStatus;
  isRemoved: boolean;
}

/** The facts that decide whether a member may request a tryset; callers look them up first. */
export interface TrysetRequestCase {
  role: MemberRole;
  /** The limits of the member's ticket; null without an active ticket. */
  ticket: Pick<TicketLimits, 'itemsPerTry'> | null;
  hasDeferredItem: boolean;
  sizes: readonly AskedSize[];
  /** All items of the tryset to which the sizes are added, in any status; empty for a new tryset. */
  standing: readonly StandingItem[];
  requestAmountPerTryset: number | null;
  requestedPoints: number;
  /** The number of the member's points that are not held. */
  availablePoints: number;
}

/**
 * The checks before anything is reserved, in the order of their errors; null if all pass. `member_rentals` checks all limits
 * of the ticket, since only that stream sees concurrent requests.
 */
export function checkTrysetRequest(request: TrysetRequestCase) {
  const { role, ticket, sizes, standing } = request;
  const mayByRole = role === 'influencer' || role === 'curator' || (role === 'normal' && ticket !== null);
  if (!mayByRole) {
    return refuse(
      'invalid',
      'tryset.role_may_not_request',
      `a member with the role ${role} may not request trysets`,
      {
        role,
      },
    );
  }
  if (request.hasDeferredItem) {
    return refuse(
      'conflict',
      'tryset.has_deferred_item',
      'the return of an item of this member is deferred; complete that return first',
    );
  }
  const obstacle = checkSizes(sizes);
  if (obstacle !== null) return obstacle;
  const twice = productTwice(sizes, standing);
  if (twice !== null) {
    const message = `a member may try only one size of product ${twice} at a time; choose one`;
    return refuse('invalid', 'tryset.product_twice', message, { productId: twice });
  }
  return checkAmounts(request);
}

/** Checks that garments of these sizes are lent: the sizes exist, and nothing is removed, unpublished or sold out. */
export function checkSizes(sizes: readonly AskedSize[]) {
  const asked = (is: (size: AskedSize) => boolean) => sizes.find(is)?.productSizeId;
  const unknown = asked(({ product }) => product === null);
  if (unknown !== undefined) {
    return refuse('invalid', 'tryset.size_unknown', `product size ${unknown} does not exist`, {
      productSizeId: unknown,
    });
  }
  for (const obstacle of lendingObstacles) {
    const notLent = asked(({ product }) => product?.obstacle === obstacle);
    if (notLent !== undefined) return refuseToLend('tryset', obstacle, notLent);
  }
  const soldOut = asked(({ product }) => product?.isSoldOut === true);
  if (soldOut !== undefined) {
    return refuse(
      'invalid',
      'tryset.size_sold_out',
      `product size ${soldOut} is sold out; choose another one`,
      {
        productSizeId: soldOut,
      },
    );
  }
  return null;
}

/**
 * Returns a product that the tryset would try twice; null if there is none. A product no longer counts once its item was
 * canceled, returned or bought.
 */
function productTwice(sizes: readonly AskedSize[], standing: readonly StandingItem[]): number | null {
  const open = validItems(standing).filter((item) => !finalItemStatuses.includes(item.status));
  const seen = new Set(open.map((item) => item.productId));
  for (const { product } of sizes) {
    if (product === null || product.isSupportMultipleTry) continue;
    if (seen.has(product.productId)) return product.productId;
    seen.add(product.productId);
  }
  return null;
}

function checkAmounts(request: TrysetRequestCase) {
  const { sizes, standing, ticket, requestAmountPerTryset, requestedPoints, availablePoints } = request;
  const amount = validItems(standing).length + sizes.length;
  const perTry = ticket?.itemsPerTry ?? null;
  if (perTry !== null && amount > perTry) {
    return tooManyPerTry({ limit: perTry });
  }
  if (requestAmountPerTryset !== null && amount > requestAmountPerTryset) {
    return refuse(
      'invalid',
      'tryset.too_many_items_per_tryset',
      `the member may request at most ${requestAmountPerTryset} items per tryset; choose fewer`,
      { limit: requestAmountPerTryset },
    );
  }
  if (requestedPoints > availablePoints) {
    return refuse(
      'invalid',
      'tryset.not_enough_points',
      `the member has only ${availablePoints} points to spend; choose fewer items`,
      { available: availablePoints, amount: requestedPoints },
    );
  }
  return null;
}
