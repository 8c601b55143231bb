import { createHmac, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';
import type { Account } from '../../accounts/accounts.ts';

/**
 * The content of a mailed link by which an account's owner decides on one proposal. The link works while the proposal is
 * pending.
 */
export interface ProposalLink {
  account: Account;
  proposalId: string;
}

export const ProposalToken = Type.String({
  pattern: '^(user|staff|brand_admin)\\.[1-9][0-9]{0,14}\\.[0-9a-f-]{36}\\.[A-Za-z0-9_-]{43}$',
  maxLength: 108,
});

/** Returns the link's token. It is derived from the link's content and a key, so a stolen database contains no valid token. */
export function writeProposalToken(key: Uint8Array, { account, proposalId }: ProposalLink): string {
  const said = `${account.kind}.${account.id}.${proposalId}`;
  return `${said}.${sign(key, said).toString('base64url')}`;
}

/** Returns the content of a token; null if this service did not sign it. */
export function readProposalToken(key: Uint8Array, token: string): ProposalLink | null {
  const [, said = '', kind, id, proposalId = '', signature = ''] =
    /^((user|staff|brand_admin)\.(\d+)\.([0-9a-f-]{36}))\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, said);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { account: { kind: kind as Account['kind'], id: Number(id) }, proposalId };
}

function sign(key: Uint8Array, said: string): Buffer {
  return createHmac('sha256', key).update(said).digest();
}
