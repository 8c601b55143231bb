import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { BrandFeedback } from '#read-api/feedback/contract.ts';
import type { Look } from '#read-api/looks/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, pick, sectionOf } from '../kit/detail.ts';
import { visitor } from '../kit/visitor.ts';

const { actions, brandFeedback, feedbackActions } = en;

const feedbackOn = (lookId: number) =>
  call<Found<BrandFeedback>>('staff', 'GET', `/v1/looks/feedbacks?look_ids=${lookId}`);

/** A look of brand A with a garment and without feedback, with the path of its page for the brand. */
async function unjudgedLook() {
  const { data } = await call<Found<Look>>('brand-a', 'GET', '/v1/looks?limit=50&order=id');
  for (const { id, lookItemMappings } of data) {
    const brandId = lookItemMappings[0]?.brand.id;
    if (brandId === undefined) continue;
    if ((await feedbackOn(id)).count === 0) return { id, path: `/brands/${brandId}/looks/${id}` };
  }
  throw new Error('every look of brand-a has feedback');
}

/** Tests the feedback of brands on the page of a look. */
export function feedbackSuite(): void {
  test('a brand gives feedback and revises it, and staff give fewer points than it asks for', async () => {
    const look = await unjudgedLook();
    const brand = await visitor({ as: 'brand-a' });
    await brand.go(look.path);
    const section = sectionOf(brand.page, brandFeedback.title);
    await section.getByRole('button', { name: brandFeedback.give, exact: true }).click();
    const giving = brand.page.getByRole('dialog', { name: brandFeedback.give, exact: true });
    await giving.getByRole('textbox', { name: brandFeedback.fields.comment }).fill('Lovely light');
    await giving.getByRole('textbox', { name: brandFeedback.fields.likePoint }).fill('500');
    await expectAccessible(brand.page);
    await carryOut(giving);
    await giving.waitFor({ state: 'detached' });
    await section.getByText(brandFeedback.status.requested, { exact: true }).waitFor();
    await section.getByText('Lovely light', { exact: true }).waitFor();
    // A brand gives one feedback a look, so it is offered no second one.
    expect(await section.getByRole('button', { name: brandFeedback.give, exact: true }).count()).toBe(0);

    await section.getByRole('button', { name: brandFeedback.revise, exact: true }).click();
    const revising = brand.page.getByRole('dialog', { name: brandFeedback.revise, exact: true });
    await pick(revising, brandFeedback.fields.rating, brandFeedback.rating.Satisfied);
    await carryOut(revising);
    await revising.waitFor({ state: 'detached' });
    await section.getByText(brandFeedback.rating.Satisfied, { exact: true }).waitFor();

    const { page, go } = await visitor({ as: 'staff', expected: /^422 .*\/actions\/confirm/ });
    await go(`/looks/${look.id}`);
    const toStaff = sectionOf(page, brandFeedback.title);
    await toStaff.getByRole('button', { name: feedbackActions.take_up, exact: true }).click();
    const taking = page.getByRole('dialog', { name: feedbackActions.take_up, exact: true });
    await carryOut(taking);
    await taking.waitFor({ state: 'detached' });
    await toStaff.getByRole('button', { name: feedbackActions.confirm, exact: true }).click();
    const confirming = page.getByRole('dialog', { name: feedbackActions.confirm, exact: true });
    const points = confirming.getByRole('textbox', { name: actions.fields.likePoint });
    expect(await points.inputValue()).toBe('500');
    await points.fill('600');
    await carryOut(confirming);
    await confirming.getByText(brandFeedback.refused.points_too_high, { exact: true }).waitFor();
    await points.fill('300');
    await carryOut(confirming);
    await confirming.waitFor({ state: 'detached' });
    await section.getByText(brandFeedback.status.confirmed, { exact: true }).waitFor();
    const [given] = (await feedbackOn(look.id)).data;
    expect(given).toMatchObject({ rating: 'Satisfied', given: { likePoint: 300 } });
    await expectAccessible(page);
  });
}
