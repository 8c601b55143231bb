import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { Payment } from '#read-api/payments/contract.ts';
import { troubledCards } from '#write-api/payment-provider/simulated-cards.ts';
import { password } from '../kit/accounts.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { actionPanel, carryOut, headStatus, pick, sectionOf, startAction } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { layoutFaults } from '../kit/layout.ts';
import { ownBrandId } from '../kit/sample-ids.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { fillInAs, heading } from '../shell/sign-in.ts';

const { actions, brandPlan, brandSubscription, brandSubscriptionActions, payment, paymentActions } = en;
const { common, errors, forms, queues, rooms } = en;
const { fields, sections, status } = brandSubscription;

const plansUrl = '/v2/brand_subscriptions/plans';
const aCard = { card_number: '4242424242424242', expiry: '2031-07', birth: '900817', pwd_2digit: '12' };
let given = 0;

/** Adds a plan for one test. Its name starts no other name. */
async function aPlan(word: string, price: number): Promise<string> {
  given += 1;
  const name = `${word} ${given}`;
  await call<CommandAnswer>('staff', 'POST', plansUrl, {
    display_name: name,
    internal_name: `e2e-${given}`,
    subscription_type: 'normal',
    price: { KOREA: price, JAPAN: null },
    months: 1,
  });
  return name;
}

/** Registers a brand with an admin for one test. */
async function aBrand(): Promise<{ id: number; username: string }> {
  given += 1;
  const username = `planned.${given}`;
  const brand = { name: `Planned ${given}`, is_published: true };
  const { id } = await call<CommandAnswer>('staff', 'POST', '/v1/brands', brand);
  await call<CommandAnswer>('staff', 'POST', `/v1/brands/${id}/admins`, { username, password });
  return { id, username };
}

async function useCard(brandId: number, number: string): Promise<void> {
  const cards = `/v1/brands/${brandId}/cards`;
  const { id } = await call<CommandAnswer>('staff', 'POST', cards, { ...aCard, card_number: number });
  await call('staff', 'PATCH', `${cards}/change_primary_card`, { card_id: id });
}

/** Opens the page of the brand's plan for its admin, who signs in by the form. */
async function asAdmin({ id, username }: { id: number; username: string }) {
  const visit = await visitor({ as: null });
  await visit.go('/login');
  await fillInAs(visit.page, 'brand_admin', username, password);
  await heading(visit.page, rooms.products).waitFor();
  await visit.go(`/brands/${id}/plan`);
  return visit;
}

const pickPlan = (page: Page, name: string, verb: 'choose' | 'upgrade') =>
  page
    .getByRole('button', { name: filled(common.pair, { name, value: brandSubscription[verb] }), exact: true })
    .click();

/** Tests how brands choose, pay and change their plans, and how staff keep the plans. */
export function brandPlansSuite(): void {
  test('a new brand sees the charge, is declined, pays with another card, upgrades, and cancels in time', async () => {
    const [small, large] = [await aPlan('Walk', 300_000), await aPlan('Run', 500_000)];
    const brand = await aBrand();
    await useCard(brand.id, troubledCards.expired);
    const { page, go } = await asAdmin(brand);
    await headStatus(page, status.idle).waitFor();
    await pickPlan(page, small, 'choose');
    const choice = page.getByRole('dialog', { name: brandSubscription.choose, exact: true });
    await choice.getByText('₩27,272', { exact: true }).waitFor();
    await choice.getByText('₩300,000', { exact: true }).waitFor();
    await expectAccessible(page);
    const url = `/v2/brand_subscriptions?brand_id=${brand.id}`;
    expect((await call<Found<unknown>>('staff', 'GET', url)).count).toBe(0);
    await pick(choice, fields.method, brandSubscription.method.card);
    await choice
      .getByRole('button', { name: filled(brandSubscription.chooseFor, { price: '₩300,000' }), exact: true })
      .click();
    await headStatus(page, status.payment_retry_await).waitFor();

    // A new primary card is charged at once.
    await useCard(brand.id, aCard.card_number);
    await headStatus(page, status.using).waitFor();
    await go(`/brands/${brand.id}/subscriptions`);
    const attempts = page.getByRole('list', { name: payment.sections.attempts, exact: true });
    await attempts.getByText(payment.declined.expired, { exact: true }).waitFor();
    await attempts.getByText(brandSubscription.outcome.paid, { exact: true }).waitFor();
    await atRest(page);
    await expectAccessible(page);

    await go(`/brands/${brand.id}/plan`);
    await pickPlan(page, large, 'upgrade');
    const upgrade = page.getByRole('dialog', { name: brandSubscription.upgrade, exact: true });
    await upgrade.getByText('₩18,181', { exact: true }).waitFor();
    await upgrade
      .getByRole('button', { name: filled(brandSubscription.upgradeFor, { price: '₩200,000' }), exact: true })
      .click();
    const present = sectionOf(page, sections.present);
    await present.getByText(`${large} · ₩500,000`, { exact: true }).waitFor();

    await carryOut(await startAction(page, brandSubscriptionActions.request_cancel));
    await present.getByText(brandPlan.isSo.true, { exact: true }).waitFor();
    await carryOut(await startAction(page, brandSubscriptionActions.withdraw_cancel));
    await present.getByText(brandPlan.isSo.true, { exact: true }).waitFor({ state: 'hidden' });
    await headStatus(page, status.using).waitFor();
  });

  test('a brand pays by transfer, which staff find on the home and confirm', {
    tags: 'thorough',
  }, async () => {
    const plan = await aPlan('Swim', 240_000);
    const brand = await aBrand();
    const { page } = await asAdmin(brand);
    await pickPlan(page, plan, 'choose');
    const choice = page.getByRole('dialog', { name: brandSubscription.choose, exact: true });
    await pick(choice, fields.method, brandSubscription.method.bank);
    await choice
      .getByRole('button', { name: filled(brandSubscription.chooseFor, { price: '₩240,000' }), exact: true })
      .click();
    await headStatus(page, status.pending).waitFor();

    const office = await visitor({ as: 'staff' });
    await office.go('/dashboard');
    await office.page
      .getByRole('link', { name: new RegExp(`^${queues.transfersAwaited}: [0-9]+`) })
      .last()
      .click();
    await eventually(office.at).toMatch(/^\/payments\?.*payment_method=bank/);
    const mine = `/v1/payments?brand_id=${brand.id}&statuses=pending`;
    await eventually(async () => (await call<Found<Payment>>('staff', 'GET', mine)).count).toBe(1);
    const [waiting] = (await call<Found<Payment>>('staff', 'GET', mine)).data;
    await office.go(`/payments/${waiting?.id}`);
    const confirm = await startAction(office.page, paymentActions.confirm);
    await confirm.getByRole('textbox', { name: actions.fields.reference }).fill('IBK 20261128-7');
    await carryOut(confirm);
    await headStatus(office.page, payment.status.paid).waitFor();
    await headStatus(page, status.using).waitFor();
  });

  test('staff add, change and retire a plan; an auditor only looks', { tags: 'thorough' }, async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/plans');
    await page.getByRole('link', { name: brandPlan.create, exact: true }).click();
    const form = page.locator('main form');
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    await field(brandPlan.fields.displayName).fill('Sail');
    await field(brandPlan.fields.internalName).fill('sail-2026');
    await form.getByRole('combobox', { name: brandPlan.fields.subscriptionType }).click();
    await page.getByRole('option', { name: brandPlan.type.normal, exact: true }).click();
    await field(brandPlan.fields.months).fill('1');
    await field(brandPlan.priceIn.KOREA).fill('100000');
    await form.locator('button[type=submit]').click();
    await eventually(at).toMatch(/^\/plans\/\d+$/);
    await headStatus(page, brandPlan.status.onOffer).waitFor();

    await sectionOf(page, brandPlan.sections.plan).getByRole('button', { name: forms.edit }).click();
    await field(brandPlan.fields.maxSkuAmount).fill('12');
    await form.locator('button[type=submit]').click();
    await sectionOf(page, brandPlan.sections.plan).getByText('12', { exact: true }).waitFor();
    await atRest(page);
    await expectAccessible(page);
    const path = at();

    const auditor = await visitor({ as: 'auditor' });
    await auditor.go(path);
    await headStatus(auditor.page, brandPlan.status.onOffer).waitFor();
    for (const name of [brandPlan.retire, forms.edit]) {
      expect(await auditor.page.locator('main').getByRole('button', { name }).count()).toBe(0);
    }
    const own = await ownBrandId();
    await auditor.go(`/brands/${own}/plan`);
    await headStatus(auditor.page, status.using).waitFor();
    const offered = auditor.page.getByRole('list', { name: sections.compare, exact: true });
    expect(await offered.getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await offered.getByRole('button').count()).toBe(0);
    await actionPanel(auditor.page).getByText(actions.noneAtAll, { exact: true }).waitFor();

    await page.getByRole('button', { name: brandPlan.retire, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: brandPlan.retire, exact: true });
    await dialog.getByRole('button', { name: brandPlan.retire, exact: true }).click();
    await headStatus(page, brandPlan.status.retired).waitFor();
  });

  test('a brand sees its own plan only, on a phone too', { tags: 'thorough' }, async () => {
    const other = await ownBrandId();
    const { page, go } = await visitor({ as: 'brand-b', width: 390, height: 844, expected: /^404 / });
    for (const room of ['plan', 'subscriptions']) {
      await go(`/brands/${other}/${room}`);
      await page.getByText(errors.notFoundTitle, { exact: true }).waitFor();
    }
    await go('/subscriptions');
    await page.getByText('Seoul Thread', { exact: true }).first().waitFor();
    expect(await page.getByText('Maison Hana').count()).toBe(0);
    const self = await call<{ id: number }>('brand-b', 'GET', '/v1/brands/self');
    await go(`/brands/${self.id}/plan`);
    await headStatus(page, status.payment_retry_await).waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
  });

  test('an owner names the house, and the page before sign-in shows it', { tags: 'thorough' }, async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/settlements');
    await page.getByRole('link', { name: rooms.house, exact: true }).click();
    const section = sectionOf(page, en.house.title);
    await section.getByRole('button', { name: forms.edit }).click();
    const { fields } = en.house;
    await page.getByRole('textbox', { name: fields.name, exact: true }).fill('Tryset Co.');
    await page.getByRole('textbox', { name: fields.businessNumber, exact: true }).fill('123-45-67890');
    await page.locator('main form button[type=submit]').click();
    await section.getByText('123-45-67890', { exact: true }).waitFor();
    await page.getByText(en.history.event.HouseRevised, { exact: true }).first().waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);

    const stranger = await visitor({ as: null });
    await stranger.go('/login');
    const footer = stranger.page.getByRole('contentinfo');
    await footer.getByText('Tryset Co.', { exact: true }).waitFor();
    await footer.getByText(/123-45-67890/).waitFor();
    await atRest(stranger.page);
    expect(await layoutFaults(stranger.page)).toEqual([]);
    await expectAccessible(stranger.page);
  });

  test('an owner revises a tax rate, and its history tells it', { tags: 'thorough' }, async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/payments');
    await page.getByRole('link', { name: rooms.taxPolicy, exact: true }).click();
    const rates = sectionOf(page, payment.tax.title);
    await rates.getByRole('button', { name: forms.edit }).click();
    await page.getByRole('textbox', { name: payment.tax.in.JAPAN, exact: true }).fill('8');
    await page.locator('main form button[type=submit]').click();
    await rates.getByText('8 %', { exact: true }).waitFor();
    await page.getByText(en.history.event.TaxPolicyRevised, { exact: true }).first().waitFor();
    await atRest(page);
    await expectAccessible(page);
  });
}
