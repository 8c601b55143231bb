import type { JWTPayload } from 'jose';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { staffRoles } from '#domain/staff-role-kinds.ts';
import type { Caller } from './caller.ts';
import { Nullable, OneOf } from './contract.ts';

const id = Type.Integer({ minimum: 1 });

const StaffClaims = Type.Object({
  name: Type.String(),
  staff: Type.Object({ id, name: Type.String(), roles: Type.Array(OneOf(staffRoles)) }),
});
const BrandAdminClaims = Type.Object({
  name: Type.String(),
  brand_admin: Type.Object({ id, name: Type.String(), brand_id: id }),
  brand: Type.Object({ name: Type.String(), name_ko: Nullable(Type.String()) }),
});
const MemberClaims = Type.Object({ name: Type.String(), user: Type.Object({ id, name: Type.String() }) });

/** Returns the claims of a caller's token: the caller and the sign-in. The dashboard reads the same brand or staff claim. */
export function claimsOf(caller: Caller, signIn?: string): JWTPayload {
  return { ...namesOf(caller), ...(signIn !== undefined && { sid: signIn }) };
}

/** Returns the id of the token's sign-in, or null if the token names none. */
export function signInOf({ sid }: JWTPayload): string | null {
  return typeof sid === 'string' ? sid : null;
}

function namesOf(caller: Caller): JWTPayload {
  const { id: callerId, name } = caller;
  switch (caller.label) {
    case 'staff':
      return { name, staff: { id: callerId, name, roles: [...caller.roles] } };
    case 'brand_admin':
      return {
        name,
        brand_admin: { id: callerId, name, brand_id: caller.brandId },
        brand: { name: caller.brand.name, name_ko: caller.brand.nameKo },
      };
    case 'user':
      return { name, user: { id: callerId, name } };
  }
}

/** Returns the caller that the claims name, or null. A brand claim takes precedence over a staff claim. */
export function callerOf(claims: JWTPayload): Caller | null {
  if (Value.Check(BrandAdminClaims, claims)) {
    const { brand_admin: admin, brand } = claims;
    return {
      label: 'brand_admin',
      id: admin.id,
      name: admin.name,
      brandId: admin.brand_id,
      brand: { name: brand.name, nameKo: brand.name_ko },
    };
  }
  // An incomplete brand claim must never grant a staff member's rights.
  if ('brand_admin' in claims) return null;
  if (Value.Check(StaffClaims, claims)) return { label: 'staff', ...claims.staff };
  if (Value.Check(MemberClaims, claims)) return { label: 'user', ...claims.user };
  return null;
}
