import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '#backend/free-port.ts';
import { en } from '#dashboard/i18n/en/index.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import {
  client,
  type ProviderStandIn,
  providerStandIn,
} from '#write-api/identity/testing/provider-stand-in.ts';
import { house } from '../kit/house.ts';

const password = 'chosen-by-the-colleague';
const { login, organization, rooms, secondFactor, shell } = en;

/** Starts a server that requires a second factor and has an identity provider for its staff. */
async function vouchedHouse(there: ProviderStandIn): Promise<TestServer> {
  const port = await freePort();
  vi.stubEnv('STAFF_SECOND_FACTOR', 'required');
  vi.stubEnv('PUBLIC_URL', `http://localhost:${port}`);
  vi.stubEnv('OIDC_ISSUER', there.issuer);
  vi.stubEnv('OIDC_CLIENT_ID', client.id);
  vi.stubEnv('OIDC_CLIENT_SECRET', client.secret);
  return testServer({ port }).finally(() => vi.unstubAllEnvs());
}

async function callTo(server: TestServer, method: string, path: string, body?: object) {
  const authorization = await server.authorization(staff);
  const answer = await fetch(server.url + path, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

/** Creates a staff account whose e-mail address the identity provider also knows. */
async function colleague(server: TestServer, username: string): Promise<{ id: number; person: object }> {
  const email = `${username}@house.example`;
  const { id } = await callTo(server, 'POST', '/v1/staff', { username, email, roles: ['owner'] });
  const letter = async (): Promise<string> => {
    const letters: { data: { to: string; text: string }[] } = await callTo(
      server,
      'GET',
      '/v1/outbox?limit=500',
    );
    return letters.data.find(({ to }) => to === email)?.text ?? '';
  };
  await expect.poll(letter).toContain('/activate#');
  const token = /\/activate#([\w-]+)/.exec(await letter())?.[1];
  await callTo(server, 'POST', '/v1/auth/brand-activate', { token, password });
  return { id, person: { sub: `sub of ${username}`, email, email_verified: true } };
}

/** Tests the sign-in of staff through their organization. */
export function organizationSuite(): void {
  let there: ProviderStandIn;
  let server: TestServer;
  beforeAll(async () => {
    there = await providerStandIn();
    server = await vouchedHouse(there);
  });
  afterAll(async () => {
    await server?.close();
    await there.close();
  });

  async function inBrowser(work: (page: Page) => Promise<void>): Promise<void> {
    const context = await house().browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const page = await context.newPage();
      await page.addInitScript(() =>
        localStorage.setItem('tryset.preferences', JSON.stringify({ state: { language: 'en' }, version: 0 })),
      );
      await work(page);
    } finally {
      await context.close();
    }
  }
  const at = (page: Page) => new URL(page.url()).pathname;
  const enter = (page: Page) => page.getByRole('button', { name: organization.enter, exact: true }).click();
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  test('the organization’s sign-in leads to the room that was wanted', async () => {
    const { person } = await colleague(server, 'mina');
    there.isThere({ sub: '', ...person, amr: ['pwd', 'mfa'] });
    await inBrowser(async (page) => {
      await page.goto(`${server.url}/staff?q=mina`);
      await page.getByLabel(login.username, { exact: true }).waitFor();
      await enter(page);
      await heading(page, rooms.staff).waitFor();
      expect(page.url()).toBe(`${server.url}/staff?q=mina`);
      // Going back must not lead to the organization's page or to the URL with the code.
      await page.goBack();
      await expect.poll(() => page.url()).not.toContain('code=');
    });
  });

  test('asks for a second factor that the organization has not checked', async () => {
    const { person } = await colleague(server, 'nari');
    there.isThere({ sub: '', ...person });
    await inBrowser(async (page) => {
      await page.goto(`${server.url}/login`);
      await enter(page);
      await page.getByText(organization.code, { exact: true }).waitFor();
      const secret = await page.getByText(/^[A-Z2-7]{32}$/).textContent();
      const code = page.getByLabel(login.code, { exact: true });
      await code.fill('000000');
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await page.getByText(login.codeWrong, { exact: true }).waitFor();
      await code.fill(new TOTP({ secret: Secret.fromBase32(secret ?? '') }).generate());
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await page.getByRole('list', { name: secondFactor.recoveryCodes }).waitFor();
      await page.getByRole('button', { name: secondFactor.kept, exact: true }).click();
      await heading(page, rooms.looks).waitFor();
    });
  });

  test('reports an unknown account, a cancel and a repeated return', async () => {
    there.isThere({ sub: 'stranger', email: 'stranger@house.example', email_verified: true });
    await inBrowser(async (page) => {
      await page.goto(`${server.url}/login`);
      await enter(page);
      await page.getByText(organization.unknown, { exact: true }).waitFor();
      await page.reload();
      await page.getByText(organization.over, { exact: true }).waitFor();
      await page.goto(`${server.url}/login/organization?error=access_denied&state=x`);
      await page.getByText(organization.canceled, { exact: true }).waitFor();
      await page.getByRole('link', { name: organization.back, exact: true }).click();
      await expect.poll(() => at(page)).toBe('/login');
    });
  });

  test('reports an absent provider on the sign-in page', async () => {
    there.fail({ token: { status: 500, body: {} } });
    const { person } = await colleague(server, 'hani');
    there.isThere({ sub: '', ...person, amr: ['mfa'] });
    await inBrowser(async (page) => {
      await page.goto(`${server.url}/login`);
      await enter(page);
      await page.getByText(organization.away, { exact: true }).waitFor();
      there.fail({});
      await page.getByRole('link', { name: organization.back, exact: true }).click();
      await enter(page);
      await heading(page, rooms.looks).waitFor();
    });
  });

  test('an owner unlinks a colleague’s identity, which ends the colleague’s sign-ins', async () => {
    const gone = await colleague(server, 'sora');
    const owner = await colleague(server, 'duri');
    await inBrowser(async (theirs) => {
      there.isThere({ sub: '', ...gone.person, amr: ['mfa'] });
      await theirs.goto(`${server.url}/login`);
      await enter(theirs);
      await heading(theirs, rooms.looks).waitFor();
      await inBrowser(async (page) => {
        there.isThere({ sub: '', ...owner.person, amr: ['mfa'] });
        await page.goto(`${server.url}/staff/${gone.id}`);
        await enter(page);
        await page.getByRole('button', { name: shell.sessions, exact: true }).click();
        const linked = page.getByText(organization.linked.replace('{{issuer}}', new URL(there.issuer).host));
        await linked.waitFor();
        await page.getByRole('button', { name: organization.unlink, exact: true }).click();
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: organization.unlink, exact: true }).click();
        await linked.waitFor({ state: 'detached' });
        await page.getByText(en.sessions.none, { exact: true }).waitFor();
      });
    });
  });
}
