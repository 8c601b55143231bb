import { type StaffRole, staffRoles } from '#domain/staff-role-kinds.ts';

export type Scope = 'staff' | 'brand_admin';

/** The signed-in person, from the token's claims. A brand admin belongs to exactly one brand. */
export interface Identity {
  scope: Scope;
  id: number;
  name: string;
  brand: { id: number; name: string | null; nameKo: string | null } | null;
  /** The roles of a staff account; empty for brand admins. */
  roles: readonly StaffRole[];
}

export class InvalidToken extends Error {}

interface Claims {
  name?: string;
  exp?: number;
  version?: number;
  type?: string;
  role?: string;
  staff?: { id: number; name?: string; roles?: readonly string[] };
  brand_admin?: { id: number; name?: string; brand_id: number };
  brand?: { name?: string | null; name_ko?: string | null };
}

/**
 * Reads the claims of an access token without verifying it: the server verifies, the dashboard only decides what to show.
 * @throws {InvalidToken} when the token does not have three dot-separated parts or its payload is not a JSON object.
 */
export function claimsOf(token: string): Claims {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || parts.some((part) => part === '') || payload === undefined) {
    throw new InvalidToken('An access token must have three dot-separated parts.');
  }
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) throw new InvalidToken('Payload is not an object');
    return claims;
  } catch {
    throw new InvalidToken("The access token's payload must be a JSON object.");
  }
}

function isStaff(claims: Claims): boolean {
  if (claims.staff !== undefined) return true;
  if (claims.version === 3) return claims.type?.includes('staff') ?? false;
  return claims.version === 4 && (claims.role?.includes('staff') ?? false);
}

/** The person that the token identifies; null if the token has no scope that the back-office knows. */
export function identityOf(token: string): Identity | null {
  const claims = claimsOf(token);
  const admin = claims.brand_admin;
  if (admin !== undefined) {
    const { name = null, name_ko: nameKo = null } = claims.brand ?? {};
    return {
      scope: 'brand_admin',
      id: admin.id,
      name: admin.name ?? claims.name ?? '',
      brand: { id: admin.brand_id, name, nameKo },
      roles: [],
    };
  }
  if (!isStaff(claims)) return null;
  return {
    scope: 'staff',
    id: claims.staff?.id ?? 0,
    name: claims.staff?.name ?? claims.name ?? '',
    brand: null,
    roles: staffRoles.filter((role) => claims.staff?.roles?.includes(role)),
  };
}

/** The token's `exp` claim in ms since 1970; null if the token has none. */
export function expiryClaim(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}
