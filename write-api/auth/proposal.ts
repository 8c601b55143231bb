import bwip from 'bwip-js/node';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import type { Proposal } from './contract.ts';
import { proposeSecret } from './second-factors.ts';
import { addressOf, newSecret } from './totp.ts';

/**
 * Stores a new secret for an account's authenticator app until its owner confirms it. Returns null if the account has a
 * confirmed secret already.
 */
export async function proposalFor(
  deps: WriteDeps,
  account: Account,
  username: string,
): Promise<Proposal | null> {
  const secret = newSecret();
  if (!(await proposeSecret(deps, account, secret))) return null;
  const address = addressOf(secret, username);
  const [drawn] = bwip.raw({ bcid: 'qrcode', text: address });
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('the QR code could not be drawn');
  return { secret, address, symbol: { width: drawn.pixx, modules: [...drawn.pixs] } };
}
