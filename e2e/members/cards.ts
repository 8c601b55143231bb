import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { identityOf } from '#dashboard/kit/session/token.ts';
import { tokensOf } from '../kit/accounts.ts';
import { expectAccessible } from '../kit/axe.ts';
import { entries, sectionOf } from '../kit/detail.ts';
import { typeDay } from '../kit/grid.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { card, forms, member } = en;

const visa = { [card.fields.number]: '4242 4242 4242 4242', [card.fields.password]: '73' };
const master = { [card.fields.number]: '5555-5555-5555-4444', [card.fields.password]: '73' };

async function fillCard(page: Page, name: string, said: Readonly<Record<string, string>>, act = name) {
  const dialog = page.getByRole('dialog', { name, exact: true });
  const all = { [card.fields.expiry]: '2031-07', [card.fields.birth]: '900817', ...said };
  for (const [label, text] of Object.entries(all)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  return dialog;
}

/** Tests the payment cards of members and brands. */
export function cardsSuite(): void {
  test('a member’s card is registered, refused with the reason, replaced, named and removed', async () => {
    const { id } = await ownMember({ role: 'curator' });
    const { page, go } = await visitor({ as: 'staff', expected: /^422 .*\/v1\/users\/cards\// });
    await go(`/curators/${id}?tab=money`);
    const section = sectionOf(page, card.title);
    await section.getByText(card.none, { exact: true }).waitFor();
    await section.getByRole('button', { name: card.add, exact: true }).click();
    const declined = { ...visa, [card.fields.number]: '4000-0000-0000-0002' };
    const dialog = await fillCard(page, card.add, declined);
    await dialog
      .getByRole('alert')
      .getByText(/declines/)
      .waitFor();
    await expectAccessible(page);
    await fillCard(page, card.add, visa);
    await dialog.waitFor({ state: 'detached' });
    const row = section.getByRole('listitem');
    await row.getByText('Simulated Visa ···· 4242').waitFor();
    await row.getByRole('button', { name: /^Replace/ }).click();
    await fillCard(page, card.replace, { ...master, [card.fields.description]: 'travel' });
    await row.getByText('Simulated Master ···· 4444 · travel').waitFor();
    await row.getByRole('button', { name: /^Remove/ }).click();
    const removal = page.getByRole('dialog', { name: card.remove, exact: true });
    await removal.getByRole('button', { name: card.remove, exact: true }).click();
    await section.getByText(card.none, { exact: true }).waitFor();
    await entries(page).getByText('A card was registered: ···· 4242.', { exact: true }).waitFor();
  });

  test('a minor may have a card once a guardian’s consent is recorded, which can be withdrawn', async () => {
    const birthday = `${new Date().getFullYear() - 16}-01-01`;
    const { id } = await ownMember({ role: 'curator', birthday });
    const { page, go } = await visitor({ as: 'staff', expected: /^409 .*\/v1\/users\/cards\// });
    await go(`/curators/${id}?tab=money`);
    const cards = sectionOf(page, card.title);
    await cards.getByRole('button', { name: card.add, exact: true }).click();
    const refused = await fillCard(page, card.add, visa);
    await refused.getByRole('alert').getByText(forms.refused.user_guardian_missing).waitFor();
    await page.keyboard.press('Escape');
    await refused.waitFor({ state: 'detached' });
    const { guardian } = member;
    const section = sectionOf(page, guardian.title);
    await section.getByText(guardian.none, { exact: true }).waitFor();
    await section.getByRole('button', { name: guardian.note, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: guardian.note, exact: true });
    await dialog.getByLabel(guardian.name).fill('김보호');
    await dialog.getByLabel(guardian.relation).fill('어머니');
    await dialog.getByLabel(guardian.phone).fill('010-9876-5432');
    await typeDay(dialog.getByRole('group', { name: guardian.givenOn }), '2026-10-01');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: guardian.note, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const row = section.getByRole('listitem');
    await row.getByText('김보호 (어머니) · 010-9876-5432 · since 1 Oct 2026').waitFor();
    await expectAccessible(page);
    await cards.getByRole('button', { name: card.add, exact: true }).click();
    await (await fillCard(page, card.add, visa)).waitFor({ state: 'detached' });
    await row.getByRole('button', { name: `${guardian.withdrawOf}: 김보호`, exact: true }).click();
    const end = page.getByRole('dialog', { name: guardian.withdraw, exact: true });
    await end.getByRole('button', { name: guardian.withdraw, exact: true }).click();
    await section.getByText(guardian.none, { exact: true }).waitFor();
  });

  test('a brand admin has several cards, and chooses the charged one', async () => {
    const brandId = identityOf((await tokensOf('brand-a')).accessToken)?.brand?.id;
    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/brands/${brandId}?tab=business`);
    const section = sectionOf(page, card.titleOfBrand);
    const register = async (said: typeof visa) => {
      await section.getByRole('button', { name: card.add, exact: true }).click();
      await (await fillCard(page, card.add, said)).waitFor({ state: 'detached' });
    };
    const rows = section.getByRole('listitem');
    // The card of the demo's plan.
    await rows.first().getByText(card.isPrimary, { exact: true }).waitFor();
    expect(await rows.count()).toBe(1);
    await register(visa);
    await register(master);
    await eventually(() => rows.count()).toBe(3);
    expect(await rows.first().textContent()).toContain(card.isPrimary);
    await rows.getByRole('button', { name: `${card.actions.primary}: Simulated Master ···· 4444` }).click();
    const dialog = page.getByRole('dialog', { name: card.primary, exact: true });
    await dialog.getByRole('button', { name: card.primary, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => rows.first().textContent()).toContain('4444');
    await expectAccessible(page);
  });
}
