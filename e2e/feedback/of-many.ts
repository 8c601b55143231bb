import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { BrandFeedback } from '#read-api/feedback/contract.ts';
import type { Look } from '#read-api/looks/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { rowOf, statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { brandFeedback, common, list } = en;
const path = '/v1/looks/feedbacks';

const feedbackOn = (ids: readonly number[]) =>
  call<Found<BrandFeedback>>('brand-a', 'GET', `${path}?look_ids=${ids.join()}&order=id`);

/** Tests the same feedback on several looks at once. */
export function feedbackOfManySuite(): void {
  test('a brand gives feedback on several looks, and learns which one has feedback', async () => {
    const { data } = await call<Found<Look>>('brand-a', 'GET', '/v1/looks?limit=50&order=-id');
    const judged = new Set((await feedbackOn(data.map(({ id }) => id))).data.map(({ lookId }) => lookId));
    // Brands judge looks that tag their garments; looks of their events may have none.
    const unjudged = data.filter(
      ({ id, lookItemMappings }) => lookItemMappings.length > 0 && !judged.has(id),
    );
    const [first, second, third] = unjudged;
    const brandId = first?.lookItemMappings[0]?.brand.id;
    if (!first || !second || !third || brandId === undefined) throw new Error('too few looks are unjudged');
    await call('brand-a', 'POST', path, { look_id: first.id, rating: 'Bad', comment: 'Too dark' });
    const ids = [first.id, second.id, third.id];

    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/brands/${brandId}/looks?ids=${ids.join('%2C')}&density=compact`);
    await eventually(() => statedTotal(page)).toBe(totalText(3));
    for (const id of ids) await rowOf(page, id).getByRole('checkbox').click();
    await page.getByRole('button', { name: list.actions, exact: true }).click();
    await page.getByRole('menuitem', { name: brandFeedback.give }).click();
    const dialog = page.getByRole('dialog', { name: filled(brandFeedback.giveOn, { amount: 3 }) });
    await dialog.getByRole('textbox', { name: brandFeedback.fields.comment }).fill('Lovely light');
    await expectAccessible(page, { within: '[role=dialog]' });
    await carryOut(dialog);
    await dialog
      .getByRole('alert')
      .filter({ hasText: String(first.id) })
      .waitFor();
    await dialog.getByRole('button', { name: common.close, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const given = (await feedbackOn(ids)).data.map(({ lookId, rating, state }) => [lookId, rating, state]);
    expect(new Set(given)).toEqual(
      new Set([
        [first.id, 'Bad', 'confirmed'],
        [second.id, 'Perfect', 'confirmed'],
        [third.id, 'Perfect', 'confirmed'],
      ]),
    );
  });
}
