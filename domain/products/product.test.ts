import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { several } from '../several.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { product } from './product.ts';
import type { ProductEvent, ProductFields } from './product-events.ts';

const { given } = scenarios(product);
const { staff, brand_admin: admin, user } = actors;
const fields: ProductFields = {
  name: 'Coat',
  code: 'C-1',
  categoryId: 2,
  gender: 'any',
  originalPrice: 300_000,
  price: 270_000,
  discountRate: 10,
  useMode: 'rent',
  regionId: 'KOREA',
  seasonId: null,
  styleIds: [1, 2],
  colorCode: null,
  materials: [{ materialTypeId: 1, attribute: null, value: '80%' }],
  externalLink: null,
  subsidiaryInfo: null,
  enterpriseProductCode: null,
  priority: 0,
  isSaleForCurator: false,
  isCommerceSaleAvailable: false,
};
const registered: ProductEvent = { type: 'ProductRegistered', data: { productId: 9, brandId: 7, ...fields } };
const published: ProductEvent = { type: 'ProductPublished', data: {} };
const removed: ProductEvent = { type: 'ProductRemoved', data: {} };
const expired: ProductEvent = { type: 'ProductRegistrationExpired', data: { productId: 9 } };
const size = { productSizeId: 30, sizeTypeId: 5, name: null, measurements: [] };
const sized: ProductEvent = { type: 'ProductSizeAdded', data: { productId: 9, ...size } };
const ofSize = { productId: 9, productSizeId: 30 };
const sizeGone: ProductEvent = { type: 'ProductSizeRemoved', data: ofSize };
const register = { action: 'register', productId: 9, brandId: 7, ...fields } as const;

describe('a product', () => {
  test('is registered once, unpublished, and its brand sees its events', () => {
    for (const actor of [staff, admin, system]) {
      const after = given([]).when(register, actor).then(registered);
      expect([after.status, product.brandIds?.(after)]).toStrictEqual(['unpublished', [7]]);
    }
    given([]).when(register, user).thenRefused('product.forbidden');
    given([registered]).when(register, staff).thenRefused('product.transition_not_allowed');
  });

  test('expires if its registration is never completed, and can then no longer be registered', () => {
    given([]).when({ action: 'expire', productId: 9 }, system).then(expired);
    given([registered]).when({ action: 'expire', productId: 9 }, system).thenNothing();
    given([expired]).when(register, staff).thenRefused('product.transition_not_allowed', {
      status: 'expired',
      asked: 'register',
      allowed: [],
    });
  });

  test('is revised only with changed fields, compared by value', () => {
    const same = {
      ...fields,
      styleIds: [1, 2],
      materials: [{ value: '80%', attribute: null, materialTypeId: 1 }],
    };
    given([registered]).when({ action: 'revise', fields: same }, admin).thenNothing();
    given([registered])
      .when({ action: 'revise', fields: { ...same, styleIds: [2], code: null } }, admin)
      .then({ type: 'ProductRevised', data: { changed: { code: null, styleIds: [2] } } });
  });

  test('is published and unpublished; a repeat does nothing', () => {
    given([registered]).when({ action: 'publish' }, admin).then(published);
    given([registered, published]).when({ action: 'publish' }, admin).thenNothing();
    given([registered, published])
      .when({ action: 'unpublish' }, admin)
      .then({ type: 'ProductUnpublished', data: {} });
    given([registered]).when({ action: 'unpublish' }, admin).thenNothing();
  });

  test.each([
    [
      { action: 'set_cover', hash: 'a' },
      { type: 'ProductCoverSet', data: { hash: 'a' } },
    ],
    [
      { action: 'set_contents', hashes: ['a', 'b'] },
      { type: 'ProductContentsSet', data: { hashes: ['a', 'b'] } },
    ],
    [{ action: 'mark_sold_out' }, { type: 'ProductSoldOutMarked', data: {} }],
    [
      { action: 'set_max_piece_count', maxPieceCount: 2 },
      { type: 'ProductMaxPieceCountSet', data: { maxPieceCount: 2 } },
    ],
    [
      { action: 'merge', familyId: 3 },
      { type: 'ProductMerged', data: { familyId: 3 } },
    ],
  ] as const)('%o is recorded once', (command, event) => {
    given([registered]).when(command, admin).then(event);
    given([registered, event]).when(command, admin).thenNothing();
    given([registered, removed]).when(command, admin).thenRefused('product.transition_not_allowed');
  });

  test('is unmarked as sold out only if it was marked', () => {
    const marked: ProductEvent = { type: 'ProductSoldOutMarked', data: {} };
    given([registered, marked])
      .when({ action: 'unmark_sold_out' }, staff)
      .then({ type: 'ProductSoldOutUnmarked', data: {} });
    given([registered]).when({ action: 'unmark_sold_out' }, staff).thenNothing();
  });
});

describe('sizes', () => {
  test('are added once each', () => {
    given([registered])
      .when({ action: 'add_size', ...size }, admin)
      .then(sized);
    given([registered, sized])
      .when({ action: 'add_size', ...size }, admin)
      .thenNothing();
    given([registered, sized])
      .when({ action: 'add_size', ...size, productSizeId: 31 }, admin)
      .thenRefused('product.size_exists', { productSizeId: 30 });
    given([registered, sized])
      .when({ action: 'add_size', ...size, productSizeId: 31, name: 'Long' }, admin)
      .thenRefused('product.size_exists');
    given([registered, sized, sizeGone])
      .when({ action: 'add_size', ...size, productSizeId: 31 }, admin)
      .then({ type: 'ProductSizeAdded', data: { ...ofSize, ...size, productSizeId: 31 } });
    given([registered])
      .when({ action: 'add_size', ...size, sizeTypeId: null }, admin)
      .thenRefused('product.size_unnamed');
  });

  test('without a size type must have different names', () => {
    const named = { productSizeId: 31, sizeTypeId: null, name: 'S', measurements: [] };
    const small: ProductEvent = { type: 'ProductSizeAdded', data: { productId: 9, ...named } };
    const other = { ...named, productSizeId: 32 };
    given([registered, small])
      .when({ action: 'add_size', ...other }, admin)
      .thenRefused('product.size_exists');
    given([registered, small])
      .when({ action: 'add_size', ...other, name: 'M' }, admin)
      .then({ type: 'ProductSizeAdded', data: { productId: 9, ...other, name: 'M' } });
  });

  test('are revised only with changed fields', () => {
    const measurements = [{ measurementTypeId: 1, value: 52.5 }];
    const revise = {
      action: 'revise_size',
      productSizeId: 30,
      fields: { sizeTypeId: 5, measurements },
    } as const;
    const revised: ProductEvent = {
      type: 'ProductSizeRevised',
      data: { ...ofSize, changed: { measurements } },
    };
    given([registered, sized]).when(revise, admin).then(revised);
    given([registered, sized, revised]).when(revise, admin).thenNothing();
    given([registered]).when(revise, admin).thenRefused('product.size_unknown', { productSizeId: 30 });
    given([registered, sized, sizeGone]).when(revise, admin).thenRefused('product.size_unknown');
    given([registered, sized])
      .when({ action: 'revise_size', productSizeId: 30, fields: { sizeTypeId: null } }, admin)
      .thenRefused('product.size_unnamed');
  });

  test('are marked sold out, unmarked and removed', () => {
    const marked: ProductEvent = { type: 'ProductSizeSoldOutMarked', data: ofSize };
    given([registered, sized]).when({ action: 'mark_size_sold_out', productSizeId: 30 }, admin).then(marked);
    given([registered, sized, marked])
      .when({ action: 'mark_size_sold_out', productSizeId: 30 }, admin)
      .thenNothing();
    given([registered, sized, marked])
      .when({ action: 'unmark_size_sold_out', productSizeId: 30 }, admin)
      .then({ type: 'ProductSizeSoldOutUnmarked', data: ofSize });
    given([registered, sized])
      .when({ action: 'unmark_size_sold_out', productSizeId: 30 }, admin)
      .thenNothing();
    given([registered, sized]).when({ action: 'remove_size', productSizeId: 30 }, admin).then(sizeGone);
    given([registered, sized, sizeGone])
      .when({ action: 'remove_size', productSizeId: 30 }, admin)
      .thenNothing();
    given([registered])
      .when({ action: 'remove_size', productSizeId: 30 }, admin)
      .thenRefused('product.size_unknown');
  });
});

describe('a removal', () => {
  const stop = { action: 'stop_removal' } as const;
  const begin = (...productSizeIds: number[]) => ({ action: 'begin_removal', productSizeIds }) as const;
  const began = (...productSizeIds: number[]): ProductEvent => ({
    type: 'ProductRemovalBegan',
    data: { productSizeIds },
  });
  const stopped: ProductEvent = { type: 'ProductRemovalStopped', data: {} };

  test('begins for sizes, once each', () => {
    given([registered, sized]).when(begin(30), system).then(began(30));
    given([registered, sized, began(30)])
      .when(begin(30), system)
      .thenNothing();
    given([registered, sized, began(30)])
      .when(begin(30, 31), system)
      .then(began(30, 31));
    given([registered]).when(begin(), system).thenNothing();
    given([registered, sized, began(30), sizeGone])
      .when(begin(30), system)
      .then(began(30));
    given([registered, removed]).when(begin(30), system).thenRefused('product.transition_not_allowed');
    given([registered, sized]).when(begin(30), staff).thenRefused('product.forbidden');
  });

  test('is stopped once it has begun, and ends with its sizes', () => {
    given([registered, sized, began(30)])
      .when(stop, system)
      .then(stopped);
    given([registered, sized]).when(stop, system).thenNothing();
    given([registered, sized, began(30), stopped])
      .when(stop, system)
      .thenNothing();
    given([registered, sized, began(30), sizeGone])
      .when(stop, system)
      .thenNothing();
    given([registered, sized, began(30), removed])
      .when(stop, system)
      .thenRefused('product.transition_not_allowed');
    given([registered, sized, began(30)])
      .when(stop, staff)
      .thenRefused('product.forbidden');
  });
});

describe('several commands as one', () => {
  const together = scenarios(several(product));

  test('are decided one after the other', () => {
    together
      .given([])
      .when([register, { action: 'add_size', ...size }, { action: 'publish' }, { action: 'publish' }], staff)
      .then(registered, sized, published);
  });

  test('record nothing if one of them is refused', () => {
    together
      .given([registered])
      .when([{ action: 'publish' }, { action: 'remove_size', productSizeId: 99 }], staff)
      .thenRefused('product.size_unknown');
    together
      .given([registered, removed])
      .when([{ action: 'publish' }], staff)
      .thenRefused('product.transition_not_allowed');
  });

  test('do nothing if there are none', () => {
    together.given([registered]).when([], staff).thenNothing();
  });
});
