import { newestTold } from '#event-store/newest.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';

const shownAtMost = 10;

/**
 * 409 `removal.in_use` while a member names a contact of the agency, or this contact of it. The list of its members is asked,
 * once it has what is acknowledged by now. A member who names it in the same moment is not seen: the name then leads to
 * nobody, as that of any contact that is gone, and staff may take it away.
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
  throw conflict('removal.in_use', 'members name it', { userIds: members.ids, count: members.count });
}
