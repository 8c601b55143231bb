import { termsInForce } from '#domain/terms-kinds.ts';
import type { OutboxLetter } from '#write-api/mail/contract.ts';
import { call } from '../kit/calls.ts';
import { house } from '../kit/house.ts';
import { eventually } from '../kit/visitor.ts';

export const password = 'chosen-by-the-member';

/** Sends a call as the members' app does. */
export async function outside<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${house().server.url}/v1/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Returns the code that was sent to an e-mail address or a phone. */
export async function codeTo(to: string): Promise<string> {
  const letters = async () =>
    (await call<{ data: OutboxLetter[] }>('staff', 'GET', '/v1/outbox?limit=500')).data.filter(
      (each) => each.to === to,
    );
  await eventually(async () => (await letters()).length).toBe(1);
  return /\b\d{6}\b/.exec((await letters())[0]?.text ?? '')?.[0] ?? '';
}

/** Signs a member up with an invitation's code, and answers its id. */
export async function signUp(username: string, phone: string, invitation: string): Promise<number> {
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
