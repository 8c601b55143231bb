import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatAmount } from '#dashboard/kit/preferences/money.ts';
import type { LookUse, LookUsePricesAnswer, UseOffers } from '#read-api/look-uses/contract.ts';
import type { Look } from '#read-api/looks/contract.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, doing, pick, sectionOf } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { forms, lookUse } = en;
const type = 'commercial_use';

/** Adds an amount to the prices of commercial uses. */
async function raisePrices(by: number): Promise<void> {
  const { prices } = await call<LookUsePricesAnswer>('staff', 'GET', '/v1/look-use-prices');
  const dearer = prices.map(({ regionId, type: of, price }) => ({
    region_id: regionId,
    type: of,
    price: of === type ? { ...price, amount: price.amount + by } : price,
  }));
  await call('staff', 'PUT', '/v1/look-use-prices', { prices: dearer });
}

/** Tests a request for a use whose price changes after its dialog has shown it. */
export function newPriceSuite(): void {
  test('a brand sees a new price before it asks, and asks again for that one', async () => {
    const { data } = await call<Found<Look>>(
      'brand-a',
      'GET',
      '/v1/looks?certification_status=certified&limit=50&order=id',
    );
    const look = data.find(
      ({ lookUses, lookItemMappings }) => lookUses?.length === 0 && lookItemMappings.length > 0,
    );
    if (look === undefined) throw new Error('every look of brand-a has a use');
    const offers = `/v1/looks/${look.id}/look-use-offers`;
    const { currency, data: before } = await call<UseOffers>('brand-a', 'GET', offers);
    const amount = before.find((offer) => offer.type === type)?.price?.amount ?? 0;
    const textFor = (price: number) => filled(lookUse.requestFor, { price: formatAmount(price, currency) });

    const { page, go } = await visitor({ as: 'brand-a', expected: /^409 .*\/look-use/ });
    await go(`/brands/${look.lookItemMappings[0]?.brand.id}/looks/${look.id}`);
    await sectionOf(page, lookUse.ofLook.title)
      .getByRole('button', { name: lookUse.request, exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: lookUse.request, exact: true });
    await pick(dialog, lookUse.fields.useType, lookUse.type[type]);
    await eventually(() => doing(dialog).textContent()).toBe(textFor(amount));
    await raisePrices(1_000);
    try {
      await carryOut(dialog);
      await dialog.getByText(forms.refused.look_use_price_changed, { exact: true }).waitFor();
      await eventually(() => doing(dialog).textContent()).toBe(textFor(amount + 1_000));
      await carryOut(dialog);
      await dialog.waitFor({ state: 'detached' });
    } finally {
      await raisePrices(-1_000);
    }
    const asked = await call<Found<LookUse>>('brand-a', 'GET', `/v1/look-uses?look_id=${look.id}`);
    expect(asked.data.map((use) => [use.type, use.pendingCash?.brandPaymentAmount])).toEqual([
      [type, amount + 1_000],
    ]);
  });
}
