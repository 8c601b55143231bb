import type { TFunction } from 'i18next';
import type { FollowerGroup } from '#domain/members/sns-account.ts';
import type { FollowerGrouping, SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import type { Fact } from '../kit/ui/fact-list.tsx';

type Known = Pick<
  NonNullable<UserDetail['instagram']>,
  'username' | 'url' | 'certificationStatus' | 'isFound' | 'lastSyncTime' | 'title' | 'description'
>;

/** An account's data in one shape for all networks. */
export interface SeenAccount extends Known {
  followers: number | null;
  figures: (t: TFunction) => Fact[];
  groups: readonly (readonly [FollowerGrouping, readonly FollowerGroup[]])[];
}

export function seenAccount(member: UserDetail, network: SnsNetwork): SeenAccount | null {
  return network === 'Instagram' ? ofInstagram(member.instagram) : ofYoutube(member.youtube);
}

function ofInstagram(info: UserDetail['instagram']): SeenAccount | null {
  return (
    info && {
      ...info,
      followers: info.followedBy,
      figures: (t) => [
        [t('member.sns.figures.follows'), amount(info.follows)],
        [t('member.sns.figures.posts'), amount(info.mediaCount)],
        [t('member.sns.figures.averageLikes'), amount(info.averageLikeCount)],
        [t('member.sns.figures.averageComments'), amount(info.averageCommentCount)],
        [t('member.sns.figures.engagementRate'), percent(info.engagementRate)],
        [t('member.sns.figures.realFollowers'), percent(info.followedByRealUserRate)],
        [t('member.sns.figures.women'), percent(info.followedByFemaleRate)],
        [t('member.sns.figures.advertising'), percent(info.advertisingPostRate)],
      ],
      groups: [
        ['nationality', info.followerNationalities],
        ['language', info.followerLanguages],
        ['age', info.followerAges],
        ['interest', info.followerInterests],
      ],
    }
  );
}

function ofYoutube(info: UserDetail['youtube']): SeenAccount | null {
  return (
    info && {
      ...info,
      followers: info.subscribedBy,
      figures: (t) => [
        ...hiddenSubscribers(t, info.hiddenSubscriberCount),
        [t('member.sns.figures.videos'), amount(info.videoCount)],
        [t('member.sns.figures.views'), amount(info.viewCount)],
        [t('member.sns.figures.comments'), amount(info.commentCount)],
        [t('member.sns.figures.averageViews'), amount(info.averageViewCount)],
        [t('member.sns.figures.averageLikes'), amount(info.averageLikeCount)],
        [t('member.sns.figures.averageComments'), amount(info.averageCommentCount)],
        [t('member.sns.figures.averagePostValue'), amount(info.averagePostValue)],
        [t('member.sns.figures.engagementRate'), percent(info.engagementRate)],
        [t('member.sns.figures.women'), percent(info.femaleSubscriberRate)],
      ],
      groups: [
        ['nationality', info.subscriberNationalities],
        ['language', info.subscriberLanguages],
        ['age', info.subscriberAges],
      ],
    }
  );
}

function hiddenSubscribers(t: TFunction, isHidden: boolean | null): Fact[] {
  return isHidden ? [[t('member.sns.figures.subscribers'), t('member.sns.figures.hiddenSubscribers')]] : [];
}

const amount = (count: number | null) => (count === null ? null : formatNumber(count));

/** Formats a percentage (0 to 100) with at most one decimal: `12.3%`. */
export function percent(rate: number | null): string | null {
  return rate === null ? null : `${Math.round(rate * 10) / 10}%`;
}
