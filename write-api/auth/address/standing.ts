import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { type Claim, emailClaim, phoneClaim } from '#domain/claim-values.ts';
import type { AddressCommand, AddressProposal, OpeningAddress } from '#domain/members/address-proposal.ts';
import { member } from '#domain/members/member.ts';
import { staff } from '#domain/members/staff.ts';
import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import { type Changed, makeChange } from '../../kit/changes/change.ts';
import type { Loaded } from '../../kit/commands/loaded.ts';

/** The facts about an account of any kind that a change of its address needs. */
export interface Standing {
  isThere: boolean;
  /** The brand of a brand admin; null for other accounts. */
  brandId: number | null;
  /** The country of the account's phone, for numbers without a country code. */
  region: Region;
  personal: Sealed | null;
  proposal: AddressProposal | null;
  /** The revision of the last event that forms compare with; null if the stream does not exist. */
  revision: bigint | null;
  /** Returns whether the stream contains this command. */
  knows(commandId: string): boolean;
}

export async function standingOf(
  { streams }: Pick<WriteDeps, 'streams'>,
  { kind, id }: Account,
): Promise<Standing> {
  const of = ({ changed, memory }: Pick<Loaded<unknown>, 'changed' | 'memory'>) => ({
    revision: changed === 'no_stream' ? null : changed,
    knows: (commandId: string) => memory.some((known) => known.commandId === commandId),
  });
  switch (kind) {
    case 'user': {
      const loaded = await streams.refresh(member, id);
      const { status, regionId: region, personal, proposal } = loaded.state;
      const isThere = status === 'registered' || status === 'leaving';
      return { isThere, brandId: null, region, personal, proposal, ...of(loaded) };
    }
    case 'staff': {
      const loaded = await streams.refresh(staff, id);
      const { status, personal, proposal } = loaded.state;
      const isThere = status === 'active' || status === 'invited';
      return { isThere, brandId: null, region: 'KOREA', personal, proposal, ...of(loaded) };
    }
    case 'brand_admin': {
      const loaded = await streams.refresh(brandAdmin, id);
      const { status, brandId, personal, proposal } = loaded.state;
      const isThere = status === 'active' || status === 'invited';
      return { isThere, brandId, region: 'KOREA', personal, proposal, ...of(loaded) };
    }
  }
}

interface AddressChange {
  name: string;
  commands: readonly AddressCommand[];
  /** The new sealed personal data; unchanged if omitted. */
  personal?: Sealed | null;
  taken?: readonly Claim[];
  givenUp?: readonly Claim[];
}

/** Changes the address of an account of any kind. */
export function changeAddress(
  deps: Pick<WriteDeps, 'streams' | 'claims' | 'incoming'>,
  { kind, id }: Account,
  { name, commands, personal, taken = [], givenUp = [] }: AddressChange,
  asked: Pick<Asked, 'context'> & Partial<Pick<Asked, 'seenRevision'>>,
): Promise<Changed> {
  const change = { id, name, claims: { by: { category: kind, id }, taken, givenUp } };
  if (kind === 'brand_admin') {
    const revise = personal === undefined ? [] : [{ action: 'revise' as const, fields: { personal } }];
    return makeChange(deps, { ...change, decider: brandAdmin, commands: [...commands, ...revise] }, asked);
  }
  const set = personal === undefined ? [] : [{ action: 'set_personal_data' as const, personal }];
  return kind === 'staff'
    ? makeChange(deps, { ...change, decider: staff, commands: [...commands, ...set] }, asked)
    : makeChange(deps, { ...change, decider: member, commands: [...commands, ...set] }, asked);
}

/** Returns the claims of an address, which no other account may hold. Staff addresses have none. */
export function claimsOfAddress(
  kind: Account['kind'],
  { email, phone }: OpeningAddress,
  region: Region = 'KOREA',
): Claim[] {
  if (kind === 'staff') return [];
  const ofPhone = kind === 'user' && phone ? [phoneClaim(phone, region)] : [];
  return [...(email ? [emailClaim(email)] : []), ...ofPhone];
}
