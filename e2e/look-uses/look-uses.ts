import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatAmount } from '#dashboard/kit/preferences/money.ts';
import type { LookUse, UseOffers } from '#read-api/look-uses/contract.ts';
import type { Look } from '#read-api/looks/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, doing, entries, headStatus, sectionOf, startAction } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { rowIds, rowOf, statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { history, lookUse, lookUseActions, lookUseDone, queues } = en;

const find = (query: string) => call<Found<LookUse>>('staff', 'GET', `/v1/look-uses?${query}`);
const act = (id: number, action: string, body: object = {}) =>
  call('staff', 'POST', `/v1/look-uses/${id}/actions/${action}`, body);

/** A certified look of brand A that no brand uses, with the path of its page for the brand. */
async function unusedLook() {
  const { data } = await call<Found<Look>>(
    'brand-a',
    'GET',
    '/v1/looks?certification_status=certified&limit=50',
  );
  const look = data.find(
    ({ lookUses, lookItemMappings }) => lookUses?.length === 0 && lookItemMappings.length > 0,
  );
  const brandId = look?.lookItemMappings[0]?.brand.id;
  if (look === undefined || brandId === undefined) throw new Error('every look of brand-a has a use');
  return { id: look.id, path: `/brands/${brandId}/looks/${look.id}` };
}

/** Tests the uses of looks: the brand's request, the staff's decision, and the list that shows both. */
export function lookUsesSuite(): void {
  test('a brand asks for a use in two clicks, and staff confirm it while the list shows each step', async () => {
    const look = await unusedLook();
    const { currency, data } = await call<UseOffers>(
      'brand-a',
      'GET',
      `/v1/looks/${look.id}/look-use-offers`,
    );
    const price = data.find(({ type }) => type === 'regram')?.price;
    const brand = await visitor({ as: 'brand-a', expected: /^409 .*\/look-use/ });
    await brand.go(look.path);
    const uses = sectionOf(brand.page, lookUse.ofLook.title);
    await uses.getByRole('button', { name: lookUse.request, exact: true }).click();
    const dialog = brand.page.getByRole('dialog', { name: lookUse.request, exact: true });
    const priceText = price ? formatAmount(price.amount, currency) : lookUse.free;
    await eventually(() => doing(dialog).textContent()).toBe(
      filled(lookUse.requestFor, { price: priceText }),
    );
    await expectAccessible(brand.page);
    await carryOut(dialog);
    await dialog.waitFor({ state: 'detached' });
    const [asked] = (await find(`look_id=${look.id}`)).data;
    if (asked === undefined) throw new Error('nothing was requested');
    await uses.getByRole('link', { name: `${asked.id} · ${lookUse.type.regram}`, exact: true }).waitFor();

    // The same days are taken now. The dialog says so and stays open.
    await uses.getByRole('button', { name: lookUse.request, exact: true }).click();
    await eventually(() => doing(dialog).textContent()).toBe(
      filled(lookUse.requestFor, { price: priceText }),
    );
    await carryOut(dialog);
    await dialog
      .getByText(filled(lookUse.refused.overlaps, { lookUseId: asked.id }), { exact: true })
      .waitFor();
    await dialog.getByRole('button', { name: en.common.cancel, exact: true }).click();

    const { page, go, at, walk } = await visitor({ as: 'staff' });
    await go(`/look-use-management?look_id=${look.id}`);
    await rowOf(page, asked.id).getByText(lookUse.status.initialized, { exact: true }).waitFor();
    await act(asked.id, 'take_up');
    await rowOf(page, asked.id).getByText(lookUse.status.in_progress, { exact: true }).waitFor();
    await act(asked.id, 'agree', { reason: 'signed on paper' });
    await rowOf(page, asked.id).getByText(lookUse.answers.agreed, { exact: true }).waitFor();
    await rowOf(page, asked.id)
      .getByRole('link', { name: String(asked.id), exact: true })
      .click();
    await eventually(at).toBe(`/look-use-management/${asked.id}`);
    const confirming = await startAction(page, lookUseActions.confirm);
    await carryOut(confirming);
    await confirming.waitFor({ state: 'detached' });
    await page.getByText(lookUseDone.confirm, { exact: true }).first().waitFor();
    await headStatus(page, lookUse.status.confirmed).waitFor();
    await entries(page).filter({ hasText: history.event.LookUseAgreed }).first().waitFor();
    await expectAccessible(page);

    // The brand sees the confirmation without a reload, and its own amount alone.
    await uses.getByText(lookUse.status.confirmed, { exact: true }).waitFor();
    await brand.go(`/look-use-management/${asked.id}`);
    await headStatus(brand.page, lookUse.status.confirmed).waitFor();
    expect(await brand.page.getByText(lookUse.fields.curatorReceiveAmount, { exact: true }).count()).toBe(0);

    await walk(`/look-use-management?statuses=confirmed&look_id=${look.id}`);
    await eventually(() => rowIds(page)).toEqual([asked.id]);
  });

  test('home leads to the uses without an answer, and each view lists what the call lists', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    const unanswered = await find('is_unanswered=true');
    expect(unanswered.count).toBeGreaterThan(0);
    await go('/dashboard');
    await page
      .getByRole('link', { name: new RegExp(`^${queues.usesUnanswered}: [0-9]+`) })
      .last()
      .click();
    await eventually(at).toMatch(/^\/look-use-management\?is_unanswered=true/);
    await eventually(() => statedTotal(page)).toBe(totalText(unanswered.count));
    await page
      .getByRole('link', { name: new RegExp(`^${lookUse.views.ending}`) })
      .first()
      .click();
    const ending = await find('is_ending=true');
    await eventually(() => statedTotal(page)).toBe(totalText(ending.count));
    await expectAccessible(page);
  });
}
