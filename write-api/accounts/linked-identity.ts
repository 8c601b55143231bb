import { type Identity, personKey } from '#domain/members/person.ts';
import type { StaffState } from '#domain/members/staff.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';

/** Returns the organization's identity that signs in to a staff account; null if none is linked. */
export async function linkedIdentity(
  sealing: Pick<Sealing, 'unseal'>,
  id: number,
  { identity }: Pick<StaffState, 'identity'>,
): Promise<Identity | null> {
  return (identity && ((await sealing.unseal(personKey('staff', id), identity)) as Identity | null)) ?? null;
}
