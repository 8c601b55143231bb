import type { Scope } from '#dashboard/kit/session/token.ts';
import type { TokenResponse } from '#dashboard/kit/session/token-response.ts';
import { demoSignIns } from '#demo/accounts.ts';
import { house } from './house.ts';

export type Account = 'staff' | 'auditor' | 'brand-a' | 'brand-b';

export const password = demoSignIns.password;
export const methodOf = (account: Account): Scope =>
  account === 'staff' || account === 'auditor' ? 'staff' : 'brand_admin';

const signedIn = new Map<Account, Promise<TokenResponse>>();

/** Returns the tokens of a demo account for direct calls; each account signs in once. */
export function tokensOf(account: Account): Promise<TokenResponse> {
  const known = signedIn.get(account);
  if (known !== undefined) return known;
  const tokens = signIn(account);
  signedIn.set(account, tokens);
  return tokens;
}

/** Signs in separately, so that the test may end this sign-in. */
export async function signIn(account: Account): Promise<TokenResponse> {
  const response = await fetch(`${house().server.url}/v1/auth/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: methodOf(account), username: account, password }),
  });
  if (!response.ok) throw new Error(`${account} could not sign in: ${await response.text()}`);
  return (await response.json()) as TokenResponse;
}
