// Calls of the pages for visitors. This separate file keeps them out of the code that signed-in people load.
import type { ProposalShown } from '#write-api/auth/contract.ts';
import { publicApi } from './api.ts';

/** Whether staff can sign in at an identity provider. */
export async function isOrganizationOffered(signal: AbortSignal): Promise<boolean> {
  const answer = await publicApi.call<{ isOffered: boolean }>('GET', '/v1/auth/identity/offer', { signal });
  return answer.data.isOffered;
}

/** Begins a sign-in at the identity provider: the address to open, and the flow to keep until the browser returns. */
export async function beginAtOrganization(): Promise<{ address: string; flow: string }> {
  const path = '/v1/auth/identity/begin';
  return (await publicApi.call<{ address: string; flow: string }>('POST', path, { hasNoBody: true })).data;
}

/** Exchanges the parameters of the provider's redirect for an identity token. */
export async function tokenOfOrganization(body: Record<string, string>): Promise<string> {
  return (await publicApi.call<{ token: string }>('POST', '/v1/auth/identity/return', { body })).data.token;
}

/** Sends a sign-in letter to the owner of an address. The answer does not reveal whether an account has the address. */
export async function askForSignInHelp(body: { email: string; language: string }): Promise<void> {
  await publicApi.call('POST', '/v1/auth/find-password', { body });
}

/** Returns the proposed address behind the link of a letter. */
export async function proposalOfLink(token: string): Promise<ProposalShown> {
  const path = '/v1/auth/address/proposal';
  return (await publicApi.call<ProposalShown>('POST', path, { body: { token } })).data;
}

/** Confirms or stops a proposed address. */
export async function decideOnAddress(body: { token: string; decision: 'confirm' | 'stop' }): Promise<void> {
  await publicApi.call('POST', '/v1/auth/address/decision', { body });
}

/** Sets a new password with the token of a letter's link. */
export async function changePasswordByLink(
  body: { token: string; password: string },
  intent: string,
): Promise<void> {
  await publicApi.call('POST', '/v1/auth/phone-verify/change-password', { body, intent });
}

/** Sets the first password of an invited account. */
export async function activateAccount(body: { token: string; password: string }): Promise<void> {
  await publicApi.call('POST', '/v1/auth/brand-activate', { body });
}

/** Requests a new invitation with the token of an expired one. */
export async function askForInvitation(body: { token: string; language: string }): Promise<void> {
  await publicApi.call('POST', '/v1/auth/brand-activate/invitation', { body });
}
