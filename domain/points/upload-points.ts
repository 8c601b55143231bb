import type { LookSnsType } from '../looks/look-kinds.ts';
import type { SystemSetting } from '../members/member-events.ts';
import type { MemberGrade } from '../members/member-kinds.ts';
import type { PointPolicy } from './point-policy.ts';

/** Whole points that a certified look of an item earns: on a blog, and where it earns otherwise on another network. */
export interface UploadPoints {
  lookUploadPoint: number;
  instagramUploadPoint: number;
  youtubeUploadPoint: number;
}

/** What items earn that were requested before anybody said. */
export const noUploadPoints: UploadPoints = {
  lookUploadPoint: 0,
  instagramUploadPoint: 0,
  youtubeUploadPoint: 0,
};

/** By what a member earns at a moment. */
export interface EarningTerms {
  policy: PointPolicy;
  grade: MemberGrade;
  isBirthMonth: boolean;
  /** What staff set for the member itself, whatever the garment's price. */
  own: Pick<SystemSetting, 'instagramRewardPoint' | 'youtubeRewardPoint'>;
}

/** In percent. */
export function pointRate({ policy, grade, isBirthMonth }: EarningTerms): number {
  return policy[grade] + (isBirthMonth ? policy.birthMonth : 0);
}

/** Whole points for an amount (whole KRW or JPY) at a rate in percent, rounded down. */
export function pointsFor(amount: number, rate: number): number {
  return Math.floor((amount * rate) / 100);
}

/** What a garment's look earns a member, by what the garment costs. */
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

/** What a look earns on one network. */
export function uploadPointOn(points: UploadPoints, snsType: LookSnsType): number {
  return points[fieldOf[snsType]];
}
