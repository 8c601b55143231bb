import type { OccasionContact, OccasionFields } from '#domain/brand-events/occasion-events.ts';
import { initialOccasion, type Occasion } from '#domain/brand-events/occasion-state.ts';
import { personKey } from '#domain/members/person.ts';
import type { WriteDeps } from '../deps.ts';
import { taken } from '../kit/changes/fields.ts';
import type { FromWire } from '../kit/changes/names.ts';
import { resealed } from '../kit/changes/resealed.ts';
import type { BrandEventSaid } from './bodies.ts';

type Said = FromWire<BrandEventSaid>;
type Sealing = Pick<WriteDeps, 'seal' | 'sealing'>;

const noContact: OccasionContact = { eventAddress: null, adminName: null, adminPhone: null };

/** The event's fields before anything was said; a whole body starts from them. */
export function emptyFields(): OccasionFields {
  const { status: _, seats: _s, brandEventId: _e, brandId: _b, regionId: _r, ...fields } = initialOccasion;
  return fields;
}

/** Returns the fields of a body. Address, name and phone are sealed with the brand's key. */
export async function fieldsSaid(
  deps: Sealing,
  of: Pick<Occasion, 'brandId' | 'contact'>,
  said: Said,
  isWhole: boolean,
): Promise<Partial<OccasionFields>> {
  const open = taken(said, {
    brandTag: true,
    startDate: true,
    endDate: true,
    startTime: true,
    endTime: true,
    assignedPoint: true,
    isLookTaggable: true,
    invitePeople: true,
    minimumFollowers: true,
    gender: true,
    giftName: true,
    giftCost: true,
    memo: true,
    scheduleCode: true,
    additionalQuestions: true,
    eventAddress: false,
    adminName: false,
    adminPhone: false,
  });
  const { eventAddress, adminName, adminPhone } = said;
  const named = Object.entries({ eventAddress, adminName, adminPhone }).filter(
    ([, value]) => value !== undefined,
  );
  const { sealed: contact } = await resealed<OccasionContact>(
    deps,
    personKey('brand', of.brandId),
    of.contact,
    (now) => {
      const next = { ...noContact, ...(isWhole ? {} : now), ...Object.fromEntries(named) };
      return Object.values(next).every((value) => value === null) ? null : next;
    },
  );
  return isWhole ? { ...emptyFields(), ...open, contact } : { ...open, contact };
}
