import { type Collaboration, initialCollaboration } from '#domain/collaborations/collaboration.ts';
import type { CollaborationFields } from '#domain/collaborations/collaboration-events.ts';
import { personKey } from '#domain/members/person.ts';
import type { WriteDeps } from '../deps.ts';
import { taken } from '../kit/changes/fields.ts';
import type { FromWire } from '../kit/changes/names.ts';
import { resealed } from '../kit/changes/resealed.ts';
import type { CollaborationSaid } from './bodies.ts';

type Sealing = Pick<WriteDeps, 'seal' | 'sealing'>;

/** The fields before anything was said; a whole body starts from them. */
export function emptyFields(): CollaborationFields {
  const { status: _, brandCollaborationId: _c, brandId: _b, ...fields } = initialCollaboration;
  return fields;
}

/** Returns the fields of a body. The name of the contact is sealed with the brand's key. */
export async function fieldsSaid(
  deps: Sealing,
  of: Pick<Collaboration, 'brandId' | 'adminName'>,
  said: FromWire<CollaborationSaid>,
  isWhole: boolean,
): Promise<Partial<CollaborationFields>> {
  const open = taken(said, {
    name: true,
    startDate: true,
    endDate: true,
    postUntil: true,
    campaignIntro: true,
    postGuideline: true,
    isLookTaggable: true,
    adminName: false,
  });
  if (said.adminName === undefined && !isWhole) return open;
  const { sealed: adminName } = await resealed<{ adminName: string }>(
    deps,
    personKey('brand', of.brandId),
    of.adminName,
    () => (said.adminName ? { adminName: said.adminName } : null),
  );
  return isWhole ? { ...emptyFields(), ...open, adminName } : { ...open, adminName };
}
