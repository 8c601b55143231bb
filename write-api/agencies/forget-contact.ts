import type { AgencyContactEvent } from '#domain/agencies/agency.ts';
import { personKey } from '#domain/members/person.ts';
import type { WriteDeps } from '../deps.ts';
import type { Effect } from '../kit/follower/effect.ts';

const removed: AgencyContactEvent['type'] = 'AgencyContactRemoved';

/** Deletes the key of a removed contact's personal data. */
export function forgetContact({ sealing }: Pick<WriteDeps, 'sealing'>, id: number): Promise<void> {
  return sealing.forget(personKey('agency_contact', id));
}

/** Deletes the key of a removed contact again, in case the request crashed after it appended the event. */
export const forgetRemovedContact: Effect = async (deps, { type }, id) => {
  if (type === removed) await forgetContact(deps, id);
};
