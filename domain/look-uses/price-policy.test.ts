import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { firstUsePrices, lookUsePrice, rowsOfPrices } from './price-policy.ts';

const { given } = scenarios(lookUsePrice);
const inPoints = { regionId: 'KOREA', useType: 'regram', price: { kind: 'points', amount: 3_000 } } as const;
const unchanged = { regionId: 'JAPAN', useType: 'regram', price: firstUsePrices.JAPAN.regram } as const;

test('a revision names only the prices that change', () => {
  const after = given([])
    .when({ action: 'revise', prices: [inPoints, unchanged] }, actors.staff)
    .then({ type: 'LookUsePriceRevised', data: { prices: [inPoints] } });
  expect(after.prices.KOREA.regram).toEqual(inPoints.price);
  expect(after.prices.KOREA.restory).toEqual(firstUsePrices.KOREA.restory);
  expect(rowsOfPrices(after.prices)).toHaveLength(12);
  given([{ type: 'LookUsePriceRevised', data: { prices: [inPoints] } }])
    .when({ action: 'revise', prices: [inPoints] }, actors.staff)
    .thenNothing();
});

test('only staff revise prices', () => {
  for (const actor of [actors.brand_admin, actors.user, actors.system]) {
    given([])
      .when({ action: 'revise', prices: [inPoints] }, actor)
      .thenRefused('look_use_price.forbidden');
  }
});
