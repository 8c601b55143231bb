import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import { identityOf } from '#dashboard/kit/session/token.ts';
import type { CommandAnswer } from '#http/contract.ts';
import { password, tokensOf } from '../kit/accounts.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { fillInAs, heading } from './sign-in.ts';

const newPassword = 'found-again-2026';

/** Creates a brand admin for this test alone, since its password changes. */
async function anAdmin(username: string): Promise<string> {
  const brands = await call<Found<{ id: number }>>('staff', 'GET', '/v1/brands?limit=1');
  const email = `${username}@brand.example`;
  const admin = { username, password, email };
  await call<CommandAnswer>('staff', 'POST', `/v1/brands/${brands.data[0]?.id}/admins`, admin);
  return email;
}

/** Signs a brand admin in by the form, and waits for the start page. */
async function signInAs(
  page: Page,
  username: string,
  secret: string,
  { login, rooms, shell }: Pick<typeof en | typeof ko | typeof ja, 'login' | 'rooms' | 'shell'> = en,
): Promise<void> {
  await page.getByRole('button', { name: shell.scopes.brand_admin, exact: true }).click();
  await page.getByLabel(login.username, { exact: true }).fill(username);
  await page.getByLabel(login.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: rooms.products, exact: true }).waitFor();
}

/** Tests what people do about their own accounts: find a password, accept an invitation, end a sign-in. */
export function accountsSuite(): void {
  test('a forgotten password is reset by letter', async () => {
    const [language, texts] = ['ko', ko] as const;
    const { forms, login, newPassword: set, signInHelp: help } = texts;
    const username = `forgetful-${language}`;
    const email = await anAdmin(username);
    const { page, go, at } = await visitor({ as: null, language, expected: /^422 .*change-password/ });
    await go('/login');
    await page.getByRole('link', { name: login.forgotten, exact: true }).click();
    await page.getByRole('button', { name: help.submit, exact: true }).click();
    await page.getByText(help.noAddress, { exact: true }).waitFor();
    await page.getByLabel(help.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: help.submit, exact: true }).click();
    await page.getByRole('status').filter({ hasText: email }).waitFor();

    const office = await visitor({ as: 'staff', language });
    await office.go('/outbox');
    const letter = office.page.getByRole('article').filter({ hasText: email });
    await letter.getByText(username).first().waitFor();
    const link = new URL((await letter.getByRole('link').first().getAttribute('href')) ?? '');

    await go(`${link.pathname}${link.hash}`);
    const field = page.getByLabel(set.password, { exact: true });
    const submit = page.getByRole('button', { name: set.submit, exact: true });
    await field.fill('short');
    await submit.click();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('basketball');
    await submit.click();
    await page.getByText(forms.refused.auth_password_common, { exact: true }).waitFor();
    await field.fill(newPassword);
    await submit.click();
    await page.getByText(set.done, { exact: true }).waitFor();
    await page.getByRole('link', { name: set.toLogin, exact: true }).click();
    await signInAs(page, username, newPassword, texts);
    expect(at()).toBe('/products');
  });

  test('an admin is invited, chooses a password and signs in', async () => {
    const [language, texts] = ['ja', ja] as const;
    const { activation, brand, login, newPassword: set } = texts;
    const username = `invited-${language}`;
    const email = `${username}@brand.example`;
    const brands = await call<Found<{ id: number }>>('staff', 'GET', '/v1/brands?limit=1');
    const office = await visitor({ as: 'staff', language, expected: /^422 .*\/admins/ });
    await office.go(`/brands/${brands.data[0]?.id}?tab=people`);
    await office.page.getByRole('button', { name: brand.admin.add, exact: true }).click();
    const dialog = office.page.getByRole('dialog');
    await dialog.getByLabel(brand.fields.username).fill(username);
    await dialog.getByRole('button', { name: texts.forms.save, exact: true }).click();
    await dialog.getByText(texts.forms.refused.brand_admin_no_address, { exact: true }).waitFor();
    await dialog.getByLabel(brand.fields.email).fill(email);
    await dialog.getByRole('button', { name: texts.forms.save, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await office.page.getByText(brand.admin.invited, { exact: true }).first().waitFor();
    await office.page.getByText(email).waitFor();
    await office.walk('/outbox');
    const letter = office.page.getByRole('article').filter({ hasText: email });
    const link = new URL((await letter.getByRole('link').first().getAttribute('href')) ?? '');

    const { page, go } = await visitor({ as: null, language, width: 390, height: 844 });
    // The e-mail program cut the link off. The address that was invited gets another letter.
    await go(`${link.pathname}${link.hash.slice(0, 20)}`);
    await page.getByText(activation.damaged, { exact: true }).waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByLabel(activation.address, { exact: true }).fill(email.toUpperCase());
    await page.getByRole('button', { name: set.askAgain, exact: true }).click();
    await page.getByRole('status').filter({ hasText: email.toUpperCase() }).waitFor();
    await eventually(() => letter.count()).toBe(2);
    const again = new URL((await letter.first().getByRole('link').first().getAttribute('href')) ?? '');
    expect(again.hash).not.toBe(link.hash);
    await go('/login');
    await go(`${again.pathname}${again.hash}`);
    await page.getByLabel(login.password, { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: activation.submit, exact: true }).click();
    await page.getByText(activation.done, { exact: true }).waitFor();
    await page.getByRole('link', { name: set.toLogin, exact: true }).click();
    await signInAs(page, username, newPassword, texts);
  });

  test('a colleague can only propose an admin’s address; its owner stops it by letter or sets one by password', async () => {
    const { address, edit, save } = en.forms;
    const username = 'moving';
    const email = await anAdmin(username);
    const brands = await call<Found<{ id: number }>>('staff', 'GET', '/v1/brands?limit=1');
    const office = await visitor({ as: 'staff' });
    await office.go(`/brands/${brands.data[0]?.id}?tab=people`);
    await office.page.getByRole('button', { name: `${edit}: ${username}`, exact: true }).click();
    const dialog = office.page.getByRole('dialog');
    await dialog.getByText(address.note, { exact: true }).waitFor();
    await dialog.getByLabel(en.brand.fields.email).fill('elsewhere@brand.example');
    await dialog.getByRole('button', { name: save, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await office.page.getByRole('button', { name: `${edit}: ${username}`, exact: true }).click();
    await dialog.getByText('elsewhere@brand.example').waitFor();
    await office.go('/outbox');
    const letter = office.page
      .getByRole('article')
      .filter({ hasText: email })
      .filter({ hasText: '/address#' });
    const link = new URL((await letter.getByRole('link').first().getAttribute('href')) ?? '');

    const { page, go } = await visitor({ as: null, expected: /^422 .*(auth|address)/ });
    await go(`${link.pathname}${link.hash}`);
    await page.getByText('elsewhere@brand.example').waitFor();
    await page.getByRole('button', { name: address.stop, exact: true }).click();
    await page.getByText(address.stopped, { exact: true }).waitFor();
    await go('/login');
    await go(`${link.pathname}${link.hash}`);
    await page.getByText(address.over, { exact: true }).waitFor();
    await page.getByRole('link', { name: en.newPassword.toLogin, exact: true }).click();
    await signInAs(page, username, password);

    await page.getByRole('button', { name: username, exact: true }).click();
    await page.getByRole('menuitem', { name: en.shell.changeAddress, exact: true }).click();
    const own = page.getByRole('dialog');
    await own.getByText(email).waitFor();
    await own.getByLabel(address.email).fill('mine@brand.example');
    await own.getByLabel(address.password).fill('not-the-password');
    await own.getByRole('button', { name: en.shell.changeAddress, exact: true }).click();
    await own.getByText(en.forms.refused.auth_wrong_password, { exact: true }).waitFor();
    await own.getByLabel(address.password).fill(password);
    await own.getByRole('button', { name: en.shell.changeAddress, exact: true }).click();
    await own.waitFor({ state: 'detached' });
  });

  test('an address that a colleague proposes applies once its owner confirms it by letter', async () => {
    const { address, edit, save } = en.forms;
    const [username, email, next] = ['proposed-to', 'before@brand.example', 'after@brand.example'];
    const own = identityOf((await tokensOf('brand-a')).accessToken)?.brand?.id;
    await call<CommandAnswer>('staff', 'POST', `/v1/brands/${own}/admins`, { username, password, email });
    const colleague = await visitor({ as: 'brand-a' });
    await colleague.go(`/brands/${own}?tab=people`);
    const open = colleague.page.getByRole('button', { name: `${edit}: ${username}`, exact: true });
    await open.click();
    const dialog = colleague.page.getByRole('dialog');
    await dialog.getByText(address.note, { exact: true }).waitFor();
    await dialog.getByLabel(en.brand.fields.email).fill(next);
    await dialog.getByRole('button', { name: save, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await open.click();
    await dialog.getByText(filled(address.pending, { address: next })).waitFor();
    await expectAccessible(colleague.page, { within: '[role=dialog]' });

    const office = await visitor({ as: 'staff' });
    await office.go('/outbox');
    const letter = office.page
      .getByRole('article')
      .filter({ hasText: email })
      .filter({ hasText: '/address#' });
    const link = new URL((await letter.getByRole('link').first().getAttribute('href')) ?? '');
    const { page, go } = await visitor({ as: null });
    await go(`${link.pathname}${link.hash}`);
    await page.getByText(filled(address.pageText, { username, address: next }), { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: address.confirm, exact: true }).click();
    await page.getByText(address.confirmed, { exact: true }).waitFor();

    await colleague.go(`/brands/${own}?tab=people`);
    await colleague.page.getByText(`${username} · ${next}`, { exact: true }).waitFor();
  });

  test('a used or cut-off link offers another letter', async () => {
    const { page, go, at } = await visitor({ as: null });
    await go('/new-password#cut-off');
    await page.getByText(en.newPassword.over, { exact: true }).waitFor();
    await page.getByRole('link', { name: en.newPassword.askAgain, exact: true }).click();
    await eventually(at).toBe('/forgotten-password');
  });

  test('a person ends a sign-in from another device, and staff see both', async () => {
    const { sessions, shell } = en;
    await anAdmin('two-devices');
    // The session that is ended gets a 401 at its next call.
    const enter = async () => {
      const desk = await visitor({ as: null, expected: /^401 / });
      await desk.go('/login');
      await signInAs(desk.page, 'two-devices', password);
      return desk;
    };
    const [here, lost] = [await enter(), await enter()];
    await here.page.getByRole('button', { name: 'two-devices' }).click();
    await here.page.getByRole('menuitem', { name: shell.sessions }).click();
    const dialog = here.page.getByRole('dialog', { name: sessions.title });
    await dialog.getByText(sessions.current, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: /Chrome/ }).click();
    await here.page.getByText(sessions.ended, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: /Chrome/ }).waitFor({ state: 'detached' });
    await lost.walk('/stocks');
    await eventually(() => lost.at().split('?')[0]).toBe('/login');

    const brands = await call<Found<{ id: number }>>('staff', 'GET', '/v1/brands?limit=1');
    const office = await visitor({ as: 'staff' });
    await office.go(`/brands/${brands.data[0]?.id}?tab=people`);
    await office.page.getByRole('button', { name: `${shell.sessions}: two-devices` }).click();
    const watched = office.page.getByRole('dialog');
    await watched.getByRole('button', { name: /Chrome/ }).click();
    await watched.getByText(sessions.none, { exact: true }).waitFor();
  });

  test('a second step is set up, required at the sign-in, and removed by staff', async () => {
    const { forms, login, secondFactor, shell } = en;
    await anAdmin('two-steps');
    const owner = await visitor({ as: null, expected: /^422 .*second-factor/ });
    await owner.go('/login');
    await signInAs(owner.page, 'two-steps', password);
    await owner.page.getByRole('button', { name: 'two-steps' }).click();
    await owner.page.getByRole('menuitem', { name: shell.secondFactor }).click();
    const dialog = owner.page.getByRole('dialog', { name: secondFactor.title });
    const own = dialog.getByLabel(secondFactor.password, { exact: true });
    const setUp = dialog.getByRole('button', { name: secondFactor.setUp, exact: true });
    await own.fill('not-the-password');
    await setUp.click();
    await dialog.getByText(forms.refused.auth_wrong_password, { exact: true }).waitFor();
    await own.fill(password);
    await setUp.click();
    await dialog.getByRole('img', { name: secondFactor.symbol }).waitFor();
    const secret = await dialog.getByText(/^[A-Z2-7]{32}$/).textContent();
    const totp = new TOTP({ secret: Secret.fromBase32(secret ?? '') });
    await dialog.getByLabel(login.code, { exact: true }).fill(totp.generate());
    await dialog.getByRole('button', { name: secondFactor.confirm, exact: true }).click();
    const codes = dialog.getByRole('list', { name: secondFactor.recoveryCodes }).getByRole('listitem');
    await codes.nth(9).waitFor();
    const [first = ''] = await codes.allTextContents();
    await dialog.getByRole('button', { name: secondFactor.kept, exact: true }).click();
    await dialog.getByText(/Recovery codes left: 10/).waitFor();

    const other = await visitor({ as: null, expected: /^401 .*authorize/ });
    await other.go('/login');
    await fillInAs(other.page, 'brand_admin', 'two-steps', password);
    await other.page.getByLabel(login.code, { exact: true }).fill('000000');
    await other.page.getByRole('button', { name: login.submit, exact: true }).click();
    await other.page.getByText(login.codeWrong, { exact: true }).waitFor();
    await other.page.getByLabel(login.code, { exact: true }).fill(first);
    await other.page.getByRole('button', { name: login.submit, exact: true }).click();
    await heading(other.page, en.rooms.products).waitFor();

    const brands = await call<Found<{ id: number }>>('staff', 'GET', '/v1/brands?limit=1');
    const office = await visitor({ as: 'staff' });
    await office.go(`/brands/${brands.data[0]?.id}?tab=people`);
    await office.page.getByRole('button', { name: `${shell.sessions}: two-steps` }).click();
    await office.page.getByRole('button', { name: secondFactor.remove, exact: true }).click();
    const question = office.page.getByRole('alertdialog');
    await question.getByRole('button', { name: secondFactor.remove, exact: true }).click();
    await office.page.getByText(secondFactor.onOf, { exact: true }).waitFor({ state: 'detached' });
    const again = await visitor({ as: null });
    await again.go('/login');
    await signInAs(again.page, 'two-steps', password);
  });
}
