import type { LookSnsType } from '../looks/look-kinds.ts';
import type { SystemSetting } from '../members/member-events.ts';
import type { MemberGrade } from '../members/member-kinds.ts';
import type { PointPolicy } from '../points/point-policy.ts';

/** The whole points that a certified look of an item earns, on a blog and on other networks. */
export interface UploadPoints {
  lookUploadPoint: number;
  instagramUploadPoint: number;
  youtubeUploadPoint: number;
}

/** The upload points of items that were requested before upload points existed. */
export const noUploadPoints: UploadPoints = {
  lookUploadPoint: 0,
  instagramUploadPoint: 0,
  youtubeUploadPoint: 0,
};

/** The terms that determine a member's earnings at a moment. */
export interface EarningTerms {
  policy: PointPolicy;
  grade: MemberGrade;
  isBirthMonth: boolean;
  /** The member's individual settings; they apply whatever the garment's price. */
  own: Pick<SystemSetting, 'instagramRewardPoint' | 'youtubeRewardPoint'>;
}

/** Returns the share of the garment's price that a look earns, in percent. */
export function pointRate({ policy, grade, isBirthMonth }: EarningTerms): number {
  return policy[grade] + (isBirthMonth ? policy.birthMonth : 0);
}

/** Returns the whole points for an amount (whole KRW or JPY) at a rate in percent, rounded down. */
export function pointsFor(amount: number, rate: number): number {
  return Math.floor((amount * rate) / 100);
}

/** Returns the points that a garment's look earns a member, based on the garment's price. */
export function uploadPoints(price: number, terms: EarningTerms): UploadPoints {
  const lookUploadPoint = pointsFor(price, pointRate(terms));
  return {
    lookUploadPoint,
    instagramUploadPoint: terms.own.instagramRewardPoint ?? lookUploadPoint,
    youtubeUploadPoint: terms.own.youtubeRewardPoint ?? 2 * lookUploadPoint,
  };
}

const fieldOf: Readonly<Record<LookSnsType, keyof UploadPoints>> = {
  Blog: 'lookUploadPoint',
  Instagram: 'instagramUploadPoint',
  Youtube: 'youtubeUploadPoint',
};

/** Returns the points that a look earns on one network. */
export function uploadPointOn(points: UploadPoints, snsType: LookSnsType): number {
  return points[fieldOf[snsType]];
}
