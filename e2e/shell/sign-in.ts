import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { knownAreas } from '#dashboard/areas.ts';
import { en } from '#dashboard/i18n/en/index.ts';
import type { Scope } from '#dashboard/kit/session/token.ts';
import { identityOf } from '#dashboard/kit/session/token.ts';
import { type Account, methodOf, password, tokensOf } from '../kit/accounts.ts';
import { call } from '../kit/calls.ts';
import { house } from '../kit/house.ts';
import { intercept } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { login, rooms, shell } = en;

/** Fills in the form of the sign-in page and sends it. */
export function fillIn(page: Page, account: Account, secret: string = password): Promise<void> {
  return fillInAs(page, methodOf(account), account, secret);
}

export async function fillInAs(page: Page, scope: Scope, username: string, secret: string): Promise<void> {
  await page.getByRole('button', { name: shell.scopes[scope], exact: true }).click();
  await page.getByLabel(login.username, { exact: true }).fill(username);
  await page.getByLabel(login.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Tests sign-in and sign-out. */
export function signIn(): void {
  test('reports a wrong password, and leads staff home with the right one', async () => {
    const { page, go, at } = await visitor({ as: null, expected: /^401 .*\/v1\/auth\/authorize/ });
    await go('/');
    await eventually(at).toBe('/login');
    await fillIn(page, 'staff', 'not the password');
    await eventually(() => page.getByRole('alert').textContent()).toBe(login.wrong);
    expect(at()).toBe('/login');
    await fillIn(page, 'staff');
    await heading(page, rooms.looks).waitFor();
    expect(at()).toBe(knownAreas.rooms.start('staff'));
    await eventually(() => page.title()).toBe(`${shell.managerTitle} · ${rooms.looks}`);
  });

  test('asks for missing fields before it calls the server', async () => {
    const { page, go } = await visitor({ as: null });
    await go('/login');
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await eventually(() => page.getByRole('alert').textContent()).toBe(login.missing);
  });

  test('refuses a staff account at the sign-in of brand admins', async () => {
    const { page, go, at } = await visitor({ as: null, expected: /^401 .*\/v1\/auth\/authorize/ });
    await go('/login');
    await page.getByRole('button', { name: shell.scopes.brand_admin, exact: true }).click();
    await page.getByLabel(login.username, { exact: true }).fill('staff');
    await page.getByLabel(login.password, { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await eventually(() => page.getByRole('alert').textContent()).toBe(login.wrong);
    expect(at()).toBe('/login');
  });

  test("leads a brand admin to the products, under the brand's title, and never to a room for staff", async () => {
    const { page, go, at } = await visitor({ as: null });
    await go('/login');
    await fillIn(page, 'brand-a');
    await heading(page, rooms.products).waitFor();
    expect(at()).toBe('/products');
    await eventually(() => page.title()).toBe(`[Maison Hana] ${shell.managerTitle} · ${rooms.products}`);
    await expect(page.getByRole('link', { name: rooms.users, exact: true }).count()).resolves.toBe(0);
    await go('/users');
    await eventually(at).toBe('/products');
  });

  test('leads from an unknown path to the root, and onwards', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/no/such/room?page=2');
    await heading(page, rooms.looks).waitFor();
    expect(at()).toBe(knownAreas.rooms.start('staff'));
  });

  test('reports an expired session, and leads back to the previous page', {
    tags: 'thorough',
  }, async () => {
    const { page, go, at } = await visitor({ as: 'staff', expiry: Date.now() - 1 });
    await go('/stocks?statuses=hold&size=20');
    const way = new URLSearchParams({ reason: 'token_expired', redirect: '/stocks?statuses=hold&size=20' });
    await eventually(at).toBe(`/login?${way}`);
    await eventually(() => page.getByRole('alert').textContent()).toBe(login.tokenExpired);
    await eventually(storedKeys(page)).toEqual([]);
    await fillIn(page, 'staff');
    await heading(page, rooms.stocks).waitFor();
    expect(at()).toBe('/stocks?statuses=hold&size=20');
  });

  test('notices an expired session at the next navigation', {
    tags: 'thorough',
  }, async () => {
    // Calls of the menu that begin while the page is left have no session, so the server refuses them.
    const { page, context, go, at } = await visitor({ as: 'staff', expected: /^401 .*\/v[12]\// });
    await context.clock.install();
    await go('/looks');
    await heading(page, rooms.looks).waitFor();
    await context.clock.setSystemTime(Date.now() + 31 * 60_000);
    await page.getByRole('link', { name: rooms.users, exact: true }).click();
    await eventually(at).toBe(
      `/login?${new URLSearchParams({ reason: 'token_expired', redirect: '/users' })}`,
    );
  });

  test('silently refreshes a token that the server reports as expired', {
    tags: 'thorough',
  }, async () => {
    const { page, go, at } = await visitor({ as: 'brand-b', expected: /^403 .*\/v1\/stocks/ });
    const expired = { errorCode: 'auth.token_expired', message: '', detailCode: null, detail: {} };
    await intercept(page, '**/v1/stocks?*', (route) => route.fulfill({ status: 403, json: expired }), {
      times: 1,
    });
    const refreshed = page.waitForResponse('**/v1/auth/authorize');
    await go('/stocks');
    expect((await refreshed).status()).toBe(200);
    await page.getByTestId('total').waitFor();
    expect(at()).toBe('/stocks');
  });

  test('continues in every tab after a password change, and then requires the new password', {
    tags: 'thorough',
  }, async () => {
    const brandId = identityOf((await tokensOf('brand-a')).accessToken)?.brand?.id;
    const username = `hand-${Date.now()}`;
    await call('staff', 'POST', `/v1/brands/${brandId}/admins`, { username, password, name: 'New Hand' });
    const expected = /^4(?:01|22) .*\/v1\//;
    const { page, context, go } = await visitor({ as: null, expected });
    await go('/login');
    await fillInAs(page, 'brand_admin', username, password);
    await heading(page, rooms.products).waitFor();
    const other = await context.newPage();
    await other.goto('/stocks');
    await other.getByTestId('total').waitFor();

    await page.getByRole('button', { name: 'New Hand' }).click();
    await page.getByRole('menuitem', { name: shell.changePassword }).click();
    const dialog = page.getByRole('dialog', { name: shell.changePassword, exact: true });
    const { current, next } = en.forms.ownPassword;
    await dialog.getByLabel(current).fill('not the password');
    await dialog.getByLabel(next).fill('another-one-as-long');
    await dialog.getByRole('button', { name: shell.changePassword, exact: true }).click();
    await dialog.getByText(en.forms.refused.auth_wrong_password, { exact: true }).waitFor();
    await dialog.getByLabel(current).fill(password);
    await dialog.getByRole('button', { name: shell.changePassword, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    for (const tab of [page, other]) {
      await tab.getByRole('link', { name: rooms.trysetItems, exact: true }).click();
      await heading(tab, rooms.trysetItems).waitFor();
      await tab.getByTestId('total').waitFor();
    }
    await page.getByRole('button', { name: 'New Hand' }).click();
    await page.getByRole('menuitem', { name: shell.logOut }).click();
    await heading(page, login.title).waitFor();
    await fillInAs(page, 'brand_admin', username, password);
    await eventually(() => page.getByRole('alert').textContent()).toBe(login.wrong);
    await fillInAs(page, 'brand_admin', username, 'another-one-as-long');
    await heading(page, rooms.products).waitFor();
  });

  test('a log-out leaves nothing behind', async () => {
    const { page, go, at } = await visitor({ as: 'brand-a' });
    await go('/products');
    await page.getByRole('button', { name: '윤하나' }).click();
    const stored = await page.evaluate(() => localStorage.getItem('tryset.refresh_token'));
    await page.getByRole('menuitem', { name: shell.logOut }).click();
    await eventually(at).toBe('/login');
    expect(await storedKeys(page)()).toEqual([]);
    await eventually(() => refreshed(stored ?? '')).toBe('auth.refresh_token_ended');
    await eventually(() => page.title()).toBe(`${shell.managerTitle} · ${rooms.login}`);
    await go('/stocks');
    await eventually(at).toBe('/login?redirect=%2Fstocks');
  });
}

/** Returns the error code with which the server refuses a refresh token; undefined if it accepts the token. */
async function refreshed(refresh_token: string): Promise<string | undefined> {
  const answer = await fetch(`${house().server.url}/v1/auth/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'refresh', refresh_token }),
  });
  return (await answer.json()).errorCode;
}

/** The stored keys of a session. Settings and the time of the last visit outlive the session. */
export const storedKeys = (page: Page) => () =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter(
        (key) => key.startsWith('tryset.') && !/^tryset\.(preferences|navigation|visit\.)/.test(key),
      ),
    ),
  );
