import { expect, test } from 'vitest';
import { memberRoles } from '../members/member-kinds.ts';
import { lendingObstacles } from '../products/lending.ts';
import { finalItemStatuses, type TrysetItemStatus, trysetItemStatuses } from '../tryset-items/item-status.ts';
import { checkTrysetRequest, type TrysetRequestCase } from './request-checks.ts';

const product = { productId: 301, obstacle: null, isSoldOut: false, isSupportMultipleTry: false };
const allowed: TrysetRequestCase = {
  role: 'curator',
  ticket: { itemsPerTry: 2 },
  hasDeferredItem: false,
  sizes: [
    { productSizeId: 401, product },
    { productSizeId: 402, product: { ...product, productId: 302 } },
  ],
  standing: [],
  requestAmountPerTryset: 2,
  requestedPoints: 500,
  availablePoints: 500,
};

const codeOf = (change: Partial<TrysetRequestCase>) =>
  checkTrysetRequest({ ...allowed, ...change })?.refusal.errorCode ?? null;

test('accepts a request within all limits, and one without limits', () => {
  expect(checkTrysetRequest(allowed)).toBeNull();
  expect(codeOf({ ticket: null, requestAmountPerTryset: null, availablePoints: 500 })).toBeNull();
  const noLimits = { itemsPerTry: null };
  expect(codeOf({ ticket: noLimits })).toBeNull();
});

test.each(memberRoles)('checks whether a member with the role %s may request', (role) => {
  const withTicket = ['normal', 'influencer', 'curator'].includes(role);
  const without = ['influencer', 'curator'].includes(role);
  expect(codeOf({ role })).toBe(withTicket ? null : 'tryset.role_may_not_request');
  expect(codeOf({ role, ticket: null })).toBe(without ? null : 'tryset.role_may_not_request');
});

test('returns the obstacles in the specified order', () => {
  const wrong = {
    productSizeId: 403,
    product: { ...product, obstacle: 'size_unpublished' as const, isSoldOut: true },
  };
  const soldOut = { productSizeId: 404, product: { ...product, isSoldOut: true } };
  const again = { productSizeId: 405, product };
  const unknown = { productSizeId: 406, product: null };
  let request: TrysetRequestCase = {
    ...allowed,
    role: 'banned',
    hasDeferredItem: true,
    sizes: [soldOut, wrong, unknown, ...allowed.sizes, again],
    requestAmountPerTryset: 1,
    requestedPoints: 501,
  };
  const expectThen = (code: string, detail: object, mended: Partial<TrysetRequestCase>) => {
    const { errorCode, detail: told } = checkTrysetRequest(request)?.refusal ?? {};
    expect({ errorCode, detail: told }).toStrictEqual({ errorCode: code, detail });
    request = { ...request, ...mended };
  };
  expectThen('tryset.role_may_not_request', { role: 'banned' }, { role: 'curator' });
  expectThen('tryset.has_deferred_item', {}, { hasDeferredItem: false });
  expectThen(
    'tryset.size_unknown',
    { productSizeId: 406 },
    { sizes: [soldOut, wrong, ...allowed.sizes, again] },
  );
  expectThen(
    'tryset.size_unpublished',
    { productSizeId: 403 },
    { sizes: [soldOut, ...allowed.sizes, again] },
  );
  expectThen('tryset.size_sold_out', { productSizeId: 404 }, { sizes: [...allowed.sizes, again] });
  const other = { productSizeId: 407, product: { ...product, productId: 303 } };
  expectThen('tryset.product_twice', { productId: 301 }, { sizes: [...allowed.sizes, other] });
  expectThen('tryset.ticket_items_per_try', { limit: 2 }, { ticket: null });
  expectThen('tryset.too_many_items_per_tryset', { limit: 1 }, { requestAmountPerTryset: 3 });
  expectThen('tryset.not_enough_points', { available: 500, amount: 501 }, { requestedPoints: 500 });
  expect(checkTrysetRequest(request)).toBeNull();
});

test('allows several sizes of a product if its category does', () => {
  const several = { ...product, isSupportMultipleTry: true };
  const sizes = [401, 402].map((productSizeId) => ({ productSizeId, product: several }));
  expect(codeOf({ sizes })).toBeNull();
});

test('refuses a product again only while the member is still trying it', () => {
  const standing = (status: TrysetItemStatus) => [{ productId: 301, status, isRemoved: false }];
  for (const status of trysetItemStatuses) {
    const isOver = finalItemStatuses.includes(status);
    const sizes = [{ productSizeId: 403, product }];
    const code = codeOf({ sizes, standing: standing(status) });
    expect([status, code]).toEqual([status, isOver ? null : 'tryset.product_twice']);
  }
});

test('counts the tryset’s items together with the requested ones, except canceled and removed items', () => {
  const item = { productId: 309, status: 'return_delivered', isRemoved: false } as const;
  const canceled = { ...item, status: 'tryset_canceled' } as const;
  expect(codeOf({ standing: [canceled, { ...item, isRemoved: true }] })).toBeNull();
  expect(codeOf({ standing: [item] })).toBe('tryset.ticket_items_per_try');
  expect(codeOf({ standing: [item], ticket: null })).toBe('tryset.too_many_items_per_tryset');
});

test('names a size that cannot be lent, and reports removals before unpublished sizes', () => {
  const sizes = lendingObstacles
    .map((obstacle, index) => ({ productSizeId: 410 + index, product: { ...product, obstacle } }))
    .reverse();
  for (const obstacle of lendingObstacles) {
    expect(codeOf({ sizes })).toBe(`tryset.${obstacle}`);
    sizes.pop();
  }
});
