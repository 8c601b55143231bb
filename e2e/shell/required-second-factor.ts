import { Secret, TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { house } from '../kit/house.ts';

const username = 'nari';
const password = 'chosen-by-the-colleague';

/** Starts a server that requires a second factor from staff, and adds a colleague without one. */
async function strictHouse(): Promise<TestServer> {
  vi.stubEnv('STAFF_SECOND_FACTOR', 'required');
  const server = await testServer().finally(() => vi.unstubAllEnvs());
  const authorization = await server.authorization(staff);
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(server.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const email = `${username}@house.example`;
  await call('POST', '/v1/staff', { username, email, roles: ['auditor'] });
  const letters = async (): Promise<{ text: string }[]> => (await call('GET', '/v1/outbox')).data;
  await expect.poll(async () => (await letters()).length).toBe(1);
  const token = /\/activate#([\w-]+)/.exec((await letters())[0]?.text ?? '')?.[1];
  await call('POST', '/v1/auth/brand-activate', { token, password });
  return server;
}

/** Tests setting up a required second factor during the sign-in. */
export function requiredSecondFactor(): void {
  test('a required second factor shows its QR code, and the recovery codes before the first room', async () => {
    const server = await strictHouse();
    const context = await house().browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const page = await context.newPage();
      await page.addInitScript(() =>
        localStorage.setItem('tryset.preferences', JSON.stringify({ state: { language: 'en' }, version: 0 })),
      );
      const { login, secondFactor, rooms } = en;
      await page.goto(`${server.url}/login`);
      await page.getByLabel(login.username, { exact: true }).fill(username);
      await page.getByLabel(login.password, { exact: true }).fill(password);
      const submit = page.getByRole('button', { name: login.submit, exact: true });
      await submit.click();
      await page.getByText(login.setUp, { exact: true }).waitFor();
      await page.getByRole('img', { name: secondFactor.symbol }).waitFor();
      const secret = await page.getByText(/^[A-Z2-7]{32}$/).textContent();
      await page.getByLabel(login.code, { exact: true }).fill('000000');
      await submit.click();
      await page.getByText(login.codeWrong, { exact: true }).waitFor();
      const totp = new TOTP({ secret: Secret.fromBase32(secret ?? '') });
      await page.getByLabel(login.code, { exact: true }).fill(totp.generate());
      await submit.click();
      const codes = page.getByRole('list', { name: secondFactor.recoveryCodes }).getByRole('listitem');
      await codes.nth(9).waitFor();
      await page.getByRole('button', { name: secondFactor.kept, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: rooms.looks, exact: true }).waitFor();
    } finally {
      await context.close();
      await server.close();
    }
  });
}
