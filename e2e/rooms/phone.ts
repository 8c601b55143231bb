import { expect, test } from 'vitest';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { findItems, findStocks } from '../kit/calls.ts';
import { layoutFaults } from '../kit/layout.ts';
import { visitor } from '../kit/visitor.ts';

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
}
