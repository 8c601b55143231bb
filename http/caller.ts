import { type Actor, roles } from '#domain/actor.ts';
import { type AskedOfStaff, type StaffRole, staffMay } from '#domain/staff-role-kinds.ts';
import { ApiError } from './errors.ts';

export interface StaffCaller {
  label: 'staff';
  id: number;
  name: string;
  roles: readonly StaffRole[];
}

/** A brand admin is tied to exactly one brand. */
export interface BrandAdminCaller {
  label: 'brand_admin';
  id: number;
  name: string;
  brandId: number;
  brand: { name: string; nameKo: string | null };
}

export interface MemberCaller {
  label: 'user';
  id: number;
  name: string;
}

/** The caller that the access token names. */
export type Caller = StaffCaller | BrandAdminCaller | MemberCaller;
export type CallerLabel = Caller['label'];

/** The kinds of callers that sign in. */
export const callerLabels: readonly CallerLabel[] = roles.filter((role) => role !== 'system');

/** The kinds of callers that use the back-office. */
export const backOffice = ['staff', 'brand_admin'] as const satisfies readonly CallerLabel[];

/** Converts the caller to the actor that events record. */
export function actorOf(caller: Caller): Actor {
  return { label: caller.label, id: caller.id };
}

/** Returns the error 403 `auth.forbidden`, which lists the kinds of callers that may make this call. */
export function notForThisCaller(caller: Caller, who: readonly CallerLabel[]): ApiError {
  return new ApiError(403, 'auth.forbidden', `${caller.label} may not call this`, {
    detail: { who: [...who] },
  });
}

/** @throws 403 `auth.role_missing` for staff without the required role. Other callers pass. */
export function requireRole(caller: Caller, asked: AskedOfStaff): void {
  if (caller.label !== 'staff' || staffMay(caller.roles, asked)) return;
  throw new ApiError(
    403,
    'auth.role_missing',
    `this asks for the staff role ${asked}; an owner can give it`,
    {
      detail: { role: asked, roles: [...caller.roles] },
    },
  );
}
