import { system } from '#domain/actor.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import { lookKeepDays } from '#domain/looks/removal.ts';
import { demoBrands } from '../catalog/brands.ts';
import { userRef } from '../masters.ts';
import { daysAgo, type Setting } from '../setting.ts';

/** A look about a visit, and the decision of staff. All times are in days after the registration of the event. */
export type DemoEventLook =
  | { days: number }
  | { days: number; decided: number; action: 'approve_brand_event' | 'reject_brand_event' };

interface PlannedLook {
  /** Identifies the look among those of the demo; the same in each generation. */
  ref: string;
  reservationId: number;
  /** The index of the member. */
  member: number;
  brandTag: string;
  /** The registration of the event was so many days ago. */
  days: number;
  look: DemoEventLook;
}

/** Plans the look of a member who visited an event, and its certification. The look tags no garments. */
export function planEventLook(
  setting: Setting,
  { ref, reservationId, member, brandTag, days, look }: PlannedLook,
): void {
  const { world, clockwork, idOf, members, lookPictures, staff } = setting;
  const userId = idOf('user', userRef(member));
  const [hash] = lookPictures;
  const { gender = null, regionId = 'KOREA' } = members[member] ?? {};
  // The look gets its id when it is posted, so that ids follow the time.
  clockwork.plan(daysAgo(setting, days - look.days), (at) => {
    const lookId = idOf('look', ref);
    const imageId = idOf('look_image', ref);
    const described = {
      lookId,
      userId,
      userGender: gender,
      userRegion: regionId,
      snsType: 'Instagram',
      keepDays: lookKeepDays,
      reservationId,
      proposalId: null,
      eventBrandId: idOf('brand', demoBrands[0].key),
      words: {
        link: `https://www.instagram.com/p/event${String(reservationId).padStart(6, '0')}/`,
        description: `팝업에 다녀왔어요!\n@${brandTag} #광고`,
      },
      hasLink: true,
      images: hash === undefined ? [] : [{ imageId, hash }],
    } as const;
    world.act(
      { on: 'look', id: lookId, command: { action: 'post', look: described, entries: [] } },
      { actor: { label: 'user', id: userId }, at },
    );
  });
  if (!('decided' in look)) return;
  const { action, decided } = look;
  const command =
    action === 'approve_brand_event'
      ? ({ action } as const)
      : ({ action, reasons: ['BrandEventTagNotExists'], otherReason: null } as const);
  clockwork.plan(daysAgo(setting, days - decided), (at) => {
    world.act({ on: 'look', id: idOf('look', ref), command }, { actor: staff, at });
    payVisit(setting, reservationId, at);
  });
}

/** Makes the cash of a rewarded reservation due to its member. */
function payVisit({ world }: Setting, reservationId: number, at: string): void {
  const { userId, givenCash: amount, turns: turn } = world.state(reservation, reservationId);
  const rewarded = world.history.findLast(({ stream }) => stream === `reservation-${reservationId}`);
  if (amount === 0 || rewarded === undefined) return;
  const of = { kind: 'reservation', id: reservationId, turn } as const;
  const command = { action: 'due', userId, of, currency: 'KRW', amount } as const;
  world.act(
    { on: 'cash_account', id: userId, command },
    { actor: system, at },
    world.follows(rewarded.event.id, 'cash'),
  );
}
