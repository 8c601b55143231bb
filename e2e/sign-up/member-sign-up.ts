import { expect, test } from 'vitest';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { termsInForce } from '#domain/terms-kinds.ts';
import type { OutboxLetter } from '#write-api/mail/contract.ts';
import { call } from '../kit/calls.ts';
import { carryOut } from '../kit/detail.ts';
import { house } from '../kit/house.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const password = 'chosen-by-the-member';

/** Sends a call as the members' app does. */
async function outside<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${house().server.url}/v1/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Returns the code that was sent to an e-mail address or a phone. */
async function codeTo(to: string): Promise<string> {
  const letters = async () =>
    (await call<{ data: OutboxLetter[] }>('staff', 'GET', '/v1/outbox?limit=500')).data.filter(
      (each) => each.to === to,
    );
  await eventually(async () => (await letters()).length).toBe(1);
  return /\b\d{6}\b/.exec((await letters())[0]?.text ?? '')?.[0] ?? '';
}

async function signUp(username: string, phone: string, invitation: string): Promise<number> {
  const email = `${username}@member.example`;
  const { signupToken } = await outside<{ signupToken: string }>('/signup/prepare', {
    kind: 'user',
    email,
  });
  const { token } = await outside<{ token: string }>('/phone-verify/start', { phone });
  const code = await codeTo(`+82${phone.slice(1)}`);
  const { phoneToken } = await outside<{ phoneToken: string }>('/phone-verify/confirm', { token, code });
  const { id } = await outside<{ id: number }>('/signup/user', {
    signup_token: signupToken,
    code: await codeTo(email),
    phone_token: phoneToken,
    username,
    password,
    real_name: `Name ${username}`,
    birthday: '1999-04-02',
    region_id: 'KOREA',
    links: ['https://instagram.com/example'],
    invitation_code: invitation,
    agreed_terms: (['service', 'privacy'] as const).map((terms) => ({ terms, version: termsInForce[terms] })),
  });
  return id;
}

/** Tests a member's application, up to the approval by staff. */
export function memberSignUp(): void {
  test('a member’s sign-up appears at home and is approved', async () => {
    const [language, texts, phone] = ['ja', ja, '01070000003'] as const;
    const username = `new-member-${language}`;
    const { code } = await call<{ code: string }>('staff', 'POST', '/v1/invitations', {});
    const id = await signUp(username, phone, code);
    const { member, outbox, queues } = texts;
    const { page, go, walk, at } = await visitor({ as: 'staff', language });
    await go('/outbox');
    await page.getByRole('article', { name: outbox.sms }).first().waitFor();
    await walk('/dashboard');
    await page
      .getByRole('link', { name: new RegExp(`^${queues.membersApplied}[:：]`) })
      .first()
      .click();
    await eventually(at).toMatch(/^\/users\?/);
    // The previous page also shows the member, and stays until the list is loaded.
    await page.getByRole('grid').getByRole('link', { name: username, exact: true }).click();
    await eventually(at).toBe(`/curators/${id}`);
    await page.getByRole('link', { name: 'https://instagram.com/example' }).waitFor();
    await page.getByText(code, { exact: true }).waitFor();
    await page.getByRole('button', { name: member.roleActions.approve, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(member.role.curator, { exact: true }).first().waitFor();
    const answer = await outside<{ scope: string }>('/authorize', {
      method: 'curator',
      username,
      password,
    });
    expect(answer.scope).toBe('user');
  });
}
