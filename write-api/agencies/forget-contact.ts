import type { AgencyContactEvent } from '#domain/agencies/agency.ts';
import { personKey } from '#domain/members/person.ts';
import type { WriteDeps } from '../deps.ts';
import type { Effect } from '../kit/follower/effect.ts';

const removed: AgencyContactEvent['type'] = 'AgencyContactRemoved';

/** A contact that was removed loses its key, and with it what is personal. */
export function forgetContact({ sealing }: Pick<WriteDeps, 'sealing'>, id: number): Promise<void> {
  return sealing.forget(personKey('agency_contact', id));
}

/** The request itself forgets; this finishes what a crash in it left undone. */
export const forgetRemovedContact: Effect = async (deps, { type }, id) => {
  if (type === removed) await forgetContact(deps, id);
};
