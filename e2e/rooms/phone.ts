import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { findItems, findStocks } from '../kit/calls.ts';
import { actionPanel } from '../kit/detail.ts';
import { layoutFaults } from '../kit/layout.ts';
import { phoneFaults } from '../kit/phone.ts';
import { visitor } from '../kit/visitor.ts';

const { actions, stockActions } = en;

/** Lists whose rows are cards on a phone. */
const lists = [
  '/agency',
  '/staff',
  '/support',
  '/saved-replies',
  '/slots',
  '/closed-days',
  '/plans',
  '/incidents',
  '/events',
  '/products/oldview',
  '/curations',
  '/look-certification/benchmarks',
];

/** Tests the pages that people use with a phone at the shelf or at the parcels. */
export function phone(): void {
  test('pages fit on a phone: shipping, check-in, out-management and details', async () => {
    const [item] = (await findItems('limit=1&statuses=tryset_delivering')).data;
    const [garment] = (await findStocks('limit=1&statuses=in_stock')).data;
    const paths = [
      '/dashboard',
      '/tryset-send-list',
      '/ship-parcels',
      '/ship-parcels/lines',
      '/stocks/check-in',
      '/out-management',
      `/tryset/${item?.trysetId}`,
      `/trysetitems/${item?.id}`,
      `/stocks/${garment?.id}`,
      `/products/detail/${garment?.product.id}`,
    ];
    const { page, go, walk } = await visitor({ as: 'staff', language: 'ko', width: 390, height: 844 });
    await go('/stocks');
    for (const path of paths) {
      await walk(path);
      await atRest(page);
      await expect.poll(() => layoutFaults(page), { message: path }).toEqual([]);
      await expectAccessible(page);
    }
  });

  test('a page begins with its picture, and its actions stay in sight below it', async () => {
    const [garment] = (await findStocks('limit=1&statuses=in_stock')).data;
    const { page, go } = await visitor({ as: 'staff', width: 390, height: 844 });
    await go(`/stocks/${garment?.id}`);
    const bar = actionPanel(page);
    const all = bar.getByRole('button', { name: actions.all, exact: true });
    await all.waitFor();
    await atRest(page);
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(y + height).toBe(844);
    expect((await all.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.locator('main img').first().isVisible()).toBe(true);
    expect((await page.locator('main img').first().boundingBox())?.y).toBeLessThan(y / 2);
    await all.click();
    const sheet = page.getByRole('dialog', { name: actions.title, exact: true });
    await sheet.waitFor();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: stockActions.memo, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: stockActions.memo, exact: true });
    await dialog.waitFor();
    await sheet.waitFor({ state: 'hidden' });
    expect(await layoutFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => all.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('lists show cards on a phone, with buttons as large as a thumb', async () => {
    const { page, go, walk } = await visitor({ as: 'staff', language: 'ko', width: 390, height: 844 });
    await go('/stocks');
    for (const path of lists) {
      await walk(path);
      await atRest(page);
      expect.soft(await phoneFaults(page, ko.list.page), path).toEqual([]);
      expect.soft(await layoutFaults(page), path).toEqual([]);
      await expectAccessible(page, { soft: true });
    }
  });
}
