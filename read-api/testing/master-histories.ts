import { initialBrand } from '#domain/brands/brand-state.ts';
import { initialMember } from '#domain/members/member-state.ts';
import type { LogRow } from '#projections/kit/tables/log.ts';
import { logRow } from './rows.ts';

const sealed = `s1.${'A'.repeat(60)}`;
const a = { brandIds: [1] };
const b = { brandIds: [2] };

/** Streams of the members, brands and brand admins of `insertTwoBrands`. */
export function masterHistories(): LogRow[] {
  const at = (day: string) => ({ at: `2026-${day}T00:00:00.000Z` });
  return [
    logRow('user-1001', 0n, 'MemberRegistered', registered(1001, 'hana'), at('01-01')),
    logRow('user-1001', 1n, 'MemberPersonalDataSet', { personal: sealed }, at('01-02')),
    logRow('user-1001', 2n, 'MemberGradeChanged', { from: 'white', to: 'gray' }, at('01-03')),
    logRow('user-1002', 0n, 'MemberRegistered', registered(1002, 'jiro'), at('01-01')),
    logRow('user-1003', 0n, 'MemberRegistered', registered(1003, 'once'), at('01-01')),
    logRow('user-1003', 1n, 'MemberForgotten', {}, at('01-05')),
    logRow('brand-1', 0n, 'BrandRegistered', brand(1, 'Acme'), { ...a, ...at('01-01') }),
    logRow('brand-1', 1n, 'BrandBankAccountSet', { bankAccount: sealed }, { ...a, ...at('01-02') }),
    logRow('brand-2', 0n, 'BrandRegistered', brand(2, 'Bolt'), { ...b, ...at('01-01') }),
    logRow('brand_admin-10', 0n, 'BrandAdminAdded', admin(10, 1), { ...a, ...at('01-03') }),
    logRow('brand_admin-20', 0n, 'BrandAdminAdded', admin(20, 2), { ...b, ...at('01-03') }),
  ];
}

function registered(userId: number, username: string) {
  const { status: _, pictures: __, ...member } = initialMember;
  return { ...member, userId, username, role: 'curator', personal: sealed };
}

function brand(brandId: number, name: string) {
  const { status: _, pictures: __, phones: ___, ...fields } = initialBrand;
  return { ...fields, brandId, name };
}

function admin(brandAdminId: number, brandId: number) {
  return { brandAdminId, brandId, username: `admin${brandAdminId}`, personal: sealed, position: null };
}
