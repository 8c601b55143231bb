import { type Claim, emailClaim, phoneClaim, usernameClaim } from '../claim-values.ts';
import type { Region } from '../regions.ts';
import type { Person } from './person.ts';

export type PersonClaimKind = 'username' | 'email' | 'phone';

/** Returns the claims of a member's unique values in this region. */
export function claimsOfPerson(person: Person | null, region: Region): Claim<PersonClaimKind>[] {
  const { username, email, phone } = person ?? {};
  return [
    ...(username === undefined ? [] : [usernameClaim(username)]),
    ...(email ? [emailClaim(email)] : []),
    ...(phone ? [phoneClaim(phone, region)] : []),
  ];
}
