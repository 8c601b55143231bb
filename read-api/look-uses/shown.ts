import { paymentOf, type UsePayment } from '#domain/look-uses/price.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import type { LookUseFound } from './scope.ts';

/** The amounts of a use: the confirmed ones, or those of the list price until then. */
export function paymentShown({ state, status }: LookUseFound): UsePayment {
  return status === 'confirmed' || status === 'Expired' ? state : paymentOf(state.price, null);
}

/** The money of a use. A brand sees its own amount, a member its own share, and staff see both. */
export function cashOf(row: LookUseFound) {
  const { brandPaymentAmount, curatorReceiveAmount } = paymentShown(row);
  if (brandPaymentAmount === null) return null;
  return {
    id: row.id,
    brandPaymentAmount: row.readBy === 'user' ? null : brandPaymentAmount,
    curatorReceiveAmount: row.readBy === 'brand_admin' ? null : curatorReceiveAmount,
  };
}

export function pointsOf(row: LookUseFound) {
  const { pointAmount, paidDiscountRate } = paymentShown(row);
  return pointAmount === null ? null : { id: row.id, pointAmount, paidDiscountRate };
}

export function lookOf(row: LookUseFound) {
  const { likeCount, commentCount, viewCount, followers } = row;
  const isStaff = row.readBy === 'staff';
  return {
    id: row.lookId,
    snsType: row.snsType ?? 'Instagram',
    link: row.link,
    createdTime: row.postedAt,
    isThere: row.life === 'posted',
    image: pictureSet(row.images?.[0]?.hash ?? null),
    user: {
      id: row.userId,
      username: row.username,
      realName: isStaff ? row.realName : null,
      gender: row.userGender,
      regionId: row.regionId,
    },
    instagramUsername: row.instagramUsername,
    figures: isStaff ? { likeCount, commentCount, viewCount, followers } : null,
  };
}

export const brandOf = (row: LookUseFound) => brandBrief(row);
