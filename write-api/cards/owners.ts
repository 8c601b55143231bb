import { brand } from '#domain/brands/brand.ts';
import { type WalletOwner, walletOwners } from '#domain/cards/card-kinds.ts';
import { brandWallet, memberWallet, type Wallet } from '#domain/cards/wallet.ts';
import { member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import type { Remembered } from '#domain/remembered.ts';
import { seesBrand } from '../brands/visible.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { present } from '../kit/changes/change.ts';
import { seenBy } from '../members/sns.ts';

/** A member or a brand that owns cards. */
export interface Owner {
  kind: WalletOwner;
  id: number;
}

export const wallets = { user: memberWallet, brand: brandWallet } as const;

/** Returns the kind of owner whose wallets are streams of this category; null for other streams. */
export function ownerOfWallet(category: string): WalletOwner | null {
  return walletOwners.find((kind) => wallets[kind].category === category) ?? null;
}

export const ownerKey = ({ kind, id }: Owner) => personKey(kind, id);

/**
 * Returns the wallet of an owner; throws 404 if the caller may not see the owner. `known` is the earlier request if the wallet
 * has handled this command before. A repeat gets the first answer, whatever has happened to the owner since.
 */
export async function walletOf(
  deps: WriteDeps,
  { caller, context }: Pick<Asked, 'caller' | 'context'>,
  { kind, id }: Owner,
): Promise<{ wallet: Wallet; known: Remembered | null }> {
  const { state: wallet, memory } = await deps.streams.refresh(wallets[kind], id);
  const known = memory.find(({ commandId }) => commandId === context.commandId) ?? null;
  if (known === null && kind === 'user') await present(deps, member, id, context, seenBy(caller));
  if (known === null && kind === 'brand') await present(deps, brand, id, context, seesBrand(caller));
  return { wallet, known };
}
