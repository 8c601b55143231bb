import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { member } from '#domain/members/member.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import type { Caller } from '#http/caller.ts';
import type { WriteDeps } from '../deps.ts';
import { usernameOf } from './username.ts';

/** The kinds of accounts that sign in, named by the category of their streams. */
export type AccountKind = 'staff' | 'brand_admin' | 'user';

export interface Account {
  kind: AccountKind;
  id: number;
}

/**
 * Returns the account as a caller, with the names for its tokens. Null if the account was removed, forgotten or banned, or if
 * its brand was removed.
 */
export async function callerFor(
  { streams, sealing }: Pick<WriteDeps, 'streams' | 'sealing'>,
  { kind, id }: Account,
): Promise<Caller | null> {
  switch (kind) {
    case 'staff': {
      const { state } = await streams.refresh(staff, id);
      if (state.status !== 'active') return null;
      const contact = state.personal && (await sealing.unseal(personKey('staff', id), state.personal));
      return { label: 'staff', id, name: nameIn(contact) ?? state.username, roles: state.roles };
    }
    case 'brand_admin': {
      const { state } = await streams.refresh(brandAdmin, id);
      if (state.status !== 'active') return null;
      const { state: own } = await streams.refresh(brand, state.brandId);
      if (own.status !== 'unpublished' && own.status !== 'published') return null;
      const contact = state.personal && (await sealing.unseal(personKey('brand_admin', id), state.personal));
      return {
        label: 'brand_admin',
        id,
        name: nameIn(contact) ?? state.username,
        brandId: state.brandId,
        brand: { name: own.name, nameKo: own.nameKo },
      };
    }
    case 'user': {
      const { state } = await streams.refresh(member, id);
      const isThere = state.status === 'registered' || state.status === 'leaving';
      if (!isThere || state.role === 'banned' || state.role === 'PRE_CREATED') return null;
      return { label: 'user', id, name: (await usernameOf(sealing, state)) ?? '' };
    }
  }
}

function nameIn(contact: unknown): string | null {
  return (contact as Partial<Contact> | null)?.name ?? null;
}
