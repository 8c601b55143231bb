import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, stocksPath } from '../kit/calls.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { takeBack } = en.brand;

/** Tests the take-back of all garments of a brand. */
export function takeBackSuite(): void {
  test('staff take everything of a brand back, follow it to its end, and end it', async () => {
    const unique = Math.random().toString(36).slice(2, 8);
    const post = (path: string, body: object) => call<CommandAnswer>('staff', 'POST', path, body);
    const { id: brandId } = await post('/v1/brands', { name: `Brand ${unique}`, is_published: true });
    const { id: productId } = await post('/v2/products', {
      brand_id: brandId,
      name: `Coat ${unique}`,
      gender: 'female',
      original_price: 20_000,
      is_published: true,
    });
    const { id: sizeId } = await post(`/v2/products/${productId}/sizes`, { name: 'M' });
    const ids: number[] = [];
    for (const number of [1, 2]) {
      const body = { product_size_id: sizeId, code: `TB-${unique.toUpperCase()}-${number}` };
      ids.push((await post(stocksPath, body)).id);
    }
    await post(`${stocksPath}/actions/enter`, { ids });

    const { page, go, at } = await visitor({ as: 'staff', language: 'en' });
    await go(`/brands/${brandId}`);
    await page.getByRole('link', { name: en.rooms.takeBack, exact: true }).click();
    await eventually(at).toBe(`/brands/${brandId}/take-back`);
    await page.getByText(takeBack.state.none, { exact: true }).waitFor();
    await page.getByRole('button', { name: takeBack.start, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: takeBack.start, exact: true });
    await dialog.getByRole('textbox', { name: takeBack.reason }).fill('The season ends.');
    await dialog.getByRole('button', { name: takeBack.start, exact: true }).click();
    await page.getByText(takeBack.state.started, { exact: true }).waitFor();
    await page.getByText('The season ends.', { exact: true }).waitFor();
    await page.getByText('2 of 2 garments still here are requested to leave.', { exact: true }).waitFor();
    await expectAccessible(page);

    const requested = async () => {
      const { data } = await call<{ data: StockItem[] }>('staff', 'GET', `${stocksPath}?brand_id=${brandId}`);
      return data.map(({ latestOutStockRequestStatus }) => latestOutStockRequestStatus);
    };
    await eventually(requested).toEqual(['requested', 'requested']);
    for (const action of ['ready_out', 'start_out', 'out']) {
      await post(`${stocksPath}/actions/${action}`, { ids });
    }
    // The page follows without a reload.
    await page.getByText(takeBack.state.done, { exact: true }).waitFor();
    await page.getByRole('button', { name: takeBack.cancel, exact: true }).click();
    const ending = page.getByRole('dialog', { name: takeBack.cancel, exact: true });
    await ending.getByRole('button', { name: takeBack.cancel, exact: true }).click();
    await page.getByText(takeBack.state.none, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: takeBack.start, exact: true }).count()).toBe(1);
  });
}
