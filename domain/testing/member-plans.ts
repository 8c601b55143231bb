import type { MemberPlanFields } from '../member-plans/member-plan.ts';
import type { MemberPlanTerms } from '../member-plans/plan-terms.ts';
import type { Sealed } from '../sealed.ts';

export const memberPlanFields: MemberPlanFields = {
  name: 'Standard',
  type: 'regular',
  planType: 'standard',
  price: { KOREA: 39_000, JAPAN: 4_200 },
  months: 1,
  maxClosetLimit: 4,
  maxItemsLimit: 12,
  maxItemsPerTry: 3,
  concurrencyAmount: 1,
  defaultRechargingFlag: true,
  isActive: true,
  canChange: true,
};

/** A plan of 39,000 KRW a month. */
export const memberTerms: MemberPlanTerms = {
  memberPlanId: 3,
  name: 'Standard',
  planType: 'standard',
  price: 39_000,
  currency: 'KRW',
  months: 1,
  limits: { trysets: 4, items: 12, itemsPerTry: 3, concurrentTrysets: 1 },
  canChange: true,
};

/** The registration of a curator in Korea. */
export const memberRegistration = (userId: number) =>
  ({
    action: 'register',
    userId,
    username: `member${userId}`,
    role: 'curator',
    grade: 'white',
    gender: 'female',
    regionId: 'KOREA',
    bio: null,
    isPublic: true,
    personal: 's1.sealed' as Sealed,
    systemSetting: {
      postDelayDay: null,
      instagramRewardPoint: null,
      youtubeRewardPoint: null,
      requestAmountPerTryset: null,
      canHideLook: false,
    },
  }) as const;
