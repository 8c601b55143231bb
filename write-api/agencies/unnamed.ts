import { newestTold } from '#event-store/newest.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';

const shownAtMost = 10;

/**
 * Throws 409 `removal.in_use` while a member has this contact, or any contact of the agency. Asks the read side's list of
 * members after it has caught up with all acknowledged events. A member who adds the contact at the same moment is missed:
 * that member then has a removed contact, which staff may remove from the member.
 */
export async function requireUnnamed(
  { streams, reads }: Pick<WriteDeps, 'streams' | 'reads'>,
  { credentials }: Asked,
  { agencyId, contactId }: { agencyId: number; contactId?: number },
): Promise<void> {
  const atLeast = await newestTold(streams.client);
  const members = await reads.listIds(
    `/v2/agencies/${agencyId}/members`,
    contactId === undefined ? {} : { contact_id: String(contactId) },
    credentials,
    shownAtMost,
    atLeast ?? undefined,
  );
  if (members.count === 0) return;
  throw conflict('removal.in_use', 'members still name it as their contact; change these members first', {
    userIds: members.ids,
    count: members.count,
  });
}
