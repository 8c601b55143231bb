import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { ja } from '#dashboard/i18n/ja/index.ts';
import type { ko } from '#dashboard/i18n/ko/index.ts';
import type { StaffRole } from '#domain/staff-role-kinds.ts';
import { chooseOption } from '../kit/detail.ts';
import { named } from '../kit/named.ts';
import { visitor } from '../kit/visitor.ts';

type Texts = typeof en | typeof ko | typeof ja;

const secret = 'chosen-when-invited';

/** Tests adding and closing staff accounts. */
export function staffSuite(): void {
  test('a colleague is invited, chooses a password, signs in, and is signed out when the account is closed', async () => {
    const [language, texts] = ['en', en] as const;
    const { activation, login, newPassword, rooms, shell, staff } = texts;
    const username = `colleague-${language}`;
    const email = `${username}@house.example`;
    // The account is closed before the request is answered, so the page may request it once more.
    const office = await visitor({ as: 'staff', language, expected: /^(409|404) .*\/v1\/staff/ });
    await office.go('/staff');
    await office.page.getByRole('link', { name: staff.invite, exact: true }).click();
    const send = office.page.getByRole('button', { name: staff.send, exact: true });
    await named(office.page, staff.fields.username).fill('staff');
    await named(office.page, staff.fields.email).fill(email);
    await choose(office.page, texts, 'auditor');
    await send.click();
    await office.page.getByText(texts.forms.refused.claim_username_taken, { exact: true }).waitFor();
    await named(office.page, staff.fields.username).fill(username);
    await named(office.page, staff.fields.name).fill(`Name ${language}`);
    await send.click();
    await office.page.getByRole('heading', { level: 1, name: `Name ${language}`, exact: true }).waitFor();
    await office.page.getByText(staff.invited, { exact: true }).waitFor();
    const address = new URL(office.page.url()).pathname;

    await office.walk('/outbox');
    const letter = office.page.getByRole('article').filter({ hasText: email });
    const link = new URL((await letter.getByRole('link').first().getAttribute('href')) ?? '');
    const { page, go } = await visitor({ as: null, language, expected: /^401 / });
    await go(`${link.pathname}${link.hash}`);
    await page.getByText(staff.activationText, { exact: true }).waitFor();
    await page.getByLabel(login.password, { exact: true }).fill(secret);
    await page.getByRole('button', { name: activation.submit, exact: true }).click();
    await page.getByText(staff.activated, { exact: true }).waitFor();
    await page.getByRole('link', { name: newPassword.toLogin, exact: true }).click();
    await page.getByLabel(login.username, { exact: true }).fill(username);
    await page.getByLabel(login.password, { exact: true }).fill(secret);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: rooms.looks, exact: true }).waitFor();

    // A read-only account has no action buttons until an owner adds a role, which ends its old sign-in.
    await page.getByRole('link', { name: rooms.brands, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: rooms.brands, exact: true }).waitFor();
    expect(await page.getByRole('link', { name: texts.brand.create, exact: true }).count()).toBe(0);
    await office.walk(address);
    await office.page.getByText(staff.active, { exact: true }).waitFor();
    const edit = texts.forms.editOf.replace('{{name}}', staff.section);
    await office.page.getByRole('button', { name: edit, exact: true }).click();
    await choose(office.page, texts, 'operator');
    await office.page.getByRole('button', { name: texts.forms.save, exact: true }).click();
    await office.page.getByRole('button', { name: edit, exact: true }).waitFor();
    await page.getByRole('button', { name: login.submit, exact: true }).waitFor();
    await page.getByLabel(login.username, { exact: true }).fill(username);
    await page.getByLabel(login.password, { exact: true }).fill(secret);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await page.getByRole('link', { name: texts.brand.create, exact: true }).waitFor();

    await office.page.getByRole('button', { name: shell.sessions, exact: true }).click();
    await office.page.getByRole('dialog').getByText(texts.sessions.end, { exact: true }).waitFor();
    await office.page.keyboard.press('Escape');
    await office.page.getByRole('button', { name: staff.remove, exact: true }).click();
    const dialog = office.page.getByRole('dialog');
    await dialog.getByRole('button', { name: staff.remove, exact: true }).click();
    await office.page.getByRole('heading', { level: 1, name: rooms.staff, exact: true }).waitFor();
    await page.getByRole('button', { name: login.submit, exact: true }).waitFor();
  });
}

/** Adds the role if the account lacks it, otherwise removes it. */
async function choose(page: Page, texts: Texts, role: StaffRole): Promise<void> {
  await page.getByRole('combobox', { name: texts.staff.roles }).click();
  await chooseOption(page, texts.staff.role[role]);
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
}
