import { type Identity, personKey } from '#domain/members/person.ts';
import type { StaffState } from '#domain/members/staff.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';

/** The identity of somewhere else that signs in to a staff account; null where none does. */
export async function linkedIdentity(
  sealing: Pick<Sealing, 'unseal'>,
  id: number,
  { identity }: Pick<StaffState, 'identity'>,
): Promise<Identity | null> {
  return (identity && ((await sealing.unseal(personKey('staff', id), identity)) as Identity | null)) ?? null;
}
