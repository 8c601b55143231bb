import { refuse } from '../decider.ts';
import type { MemberGender } from '../members/member-kinds.ts';
import type { MemberState } from '../members/member-state.ts';
import { snsNetworks } from '../members/sns-kinds.ts';
import type { Region } from '../regions.ts';
import { badVisit, type VisitTimes } from './hours.ts';
import type { Occasion } from './occasion-state.ts';

/** What an event asks of a member who books, or accepts an invitation. */
export interface Guest {
  /** The followers of the member's largest account; 0 if no network reports them. */
  followers: number;
  gender: MemberGender | null;
  regionId: Region;
  isBanned: boolean;
}

type Asking = Pick<
  Occasion,
  'startDate' | 'endDate' | 'startTime' | 'endTime' | 'minimumFollowers' | 'gender' | 'regionId'
>;

/** The event that a member accepts, and the member. */
export interface Admission {
  occasion: Asking;
  guest: Guest;
}

export function guestOf({ sns, gender, regionId, role }: MemberState): Guest {
  const counts = snsNetworks.map((network) => sns[network]?.figures?.followers ?? 0);
  return { followers: Math.max(0, ...counts), gender, regionId, isBanned: role === 'banned' };
}

/** Refuses a guest who may not come, or times at which the event is not open. */
export function notAdmitted(occasion: Asking, guest: Guest, times: VisitTimes, at: string) {
  return unfit(occasion, guest) ?? badVisit(occasion, times, at);
}

function unfit({ minimumFollowers, gender, regionId }: Asking, guest: Guest) {
  if (guest.isBanned) {
    return refuse('invalid', 'reservation.member_banned', 'the member is banned: choose another member');
  }
  if (guest.followers < minimumFollowers) {
    const message = `the event asks for ${minimumFollowers} followers: connect an account that has them`;
    const { followers } = guest;
    return refuse('invalid', 'reservation.too_few_followers', message, { minimumFollowers, followers });
  }
  if (gender !== null && guest.gender !== gender) {
    const message = 'the event is for members of another gender: choose another event';
    return refuse('invalid', 'reservation.other_gender', message, { gender });
  }
  if (guest.regionId === regionId) return null;
  const message = 'the event is for members of another country: choose an event of the member’s country';
  return refuse('invalid', 'reservation.other_region', message, { regionId });
}
