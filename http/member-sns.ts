import Type, { type Static } from 'typebox';
import { noFigures, type SnsAccount, type SnsProfile, snsPage } from '#domain/members/sns-account.ts';
import { type SnsNetwork, snsCertifications } from '#domain/members/sns-kinds.ts';
import { Instant, Nullable, OneOf } from './contract.ts';

const Text = Nullable(Type.String());
const Amount = Nullable(Type.Number());
const Groups = Type.Array(Type.Object({ group: Type.String(), rate: Amount, count: Amount }));

/**
 * Fields that the accounts of both networks share. `isFound` tells whether the network showed the account at the last sync.
 * `isFound` and `lastSyncTime` are null before the first sync.
 */
const Known = {
  username: Text,
  /** The URL of the account's page on its network. */
  url: Text,
  certificationStatus: OneOf(snsCertifications),
  isFound: Nullable(Type.Boolean()),
  lastSyncTime: Nullable(Instant),
};

/** An Instagram account. Rates are in percent; null if Instagram does not report the value. */
export const InstagramInfo = Type.Object({
  ...Known,
  title: Text,
  description: Text,
  followedBy: Amount,
  follows: Amount,
  mediaCount: Amount,
  engagementRate: Amount,
  averageLikeCount: Amount,
  averageCommentCount: Amount,
  followedByRealUserRate: Amount,
  followedByFemaleRate: Amount,
  advertisingPostRate: Amount,
  followerNationalities: Groups,
  followerLanguages: Groups,
  followerAges: Groups,
  followerInterests: Groups,
});
export type InstagramInfo = Static<typeof InstagramInfo>;

/** A YouTube channel. Rates are in percent; null if YouTube does not report the value. */
export const YoutubeInfo = Type.Object({
  ...Known,
  internalId: Text,
  title: Text,
  description: Text,
  subscribedBy: Amount,
  hiddenSubscriberCount: Nullable(Type.Boolean()),
  videoCount: Amount,
  viewCount: Amount,
  commentCount: Amount,
  averageLikeCount: Amount,
  averageViewCount: Amount,
  averageCommentCount: Amount,
  averagePostValue: Amount,
  engagementRate: Amount,
  femaleSubscriberRate: Amount,
  subscriberNationalities: Groups,
  subscriberLanguages: Groups,
  subscriberAges: Groups,
});
export type YoutubeInfo = Static<typeof YoutubeInfo>;

/** A member's connected account. `profile` is null once the key of its sealed data has been deleted. */
export interface ConnectedAccount {
  account: SnsAccount;
  profile: SnsProfile | null;
}

export function instagramInfo({ account, profile }: ConnectedAccount): InstagramInfo {
  const { groups, ...figures } = account.figures ?? noFigures;
  return {
    ...known('Instagram', { account, profile }),
    title: profile?.title ?? null,
    description: profile?.description ?? null,
    followedBy: figures.followers,
    follows: figures.follows,
    mediaCount: figures.posts,
    engagementRate: figures.engagementRate,
    averageLikeCount: figures.averageLikes,
    averageCommentCount: figures.averageComments,
    followedByRealUserRate: figures.realFollowerRate,
    followedByFemaleRate: figures.femaleRate,
    advertisingPostRate: figures.advertisingPostRate,
    followerNationalities: [...groups.nationality],
    followerLanguages: [...groups.language],
    followerAges: [...groups.age],
    followerInterests: [...groups.interest],
  };
}

export function youtubeInfo({ account, profile }: ConnectedAccount): YoutubeInfo {
  const { groups, ...figures } = account.figures ?? noFigures;
  return {
    ...known('Youtube', { account, profile }),
    internalId: profile?.internalId ?? null,
    title: profile?.title ?? null,
    description: profile?.description ?? null,
    subscribedBy: figures.followers,
    hiddenSubscriberCount: figures.isFollowerCountHidden,
    videoCount: figures.posts,
    viewCount: figures.views,
    commentCount: figures.comments,
    averageLikeCount: figures.averageLikes,
    averageViewCount: figures.averageViews,
    averageCommentCount: figures.averageComments,
    averagePostValue: figures.averagePostValue,
    engagementRate: figures.engagementRate,
    femaleSubscriberRate: figures.femaleRate,
    subscriberNationalities: [...groups.nationality],
    subscriberLanguages: [...groups.language],
    subscriberAges: [...groups.age],
  };
}

function known(network: SnsNetwork, { account, profile }: ConnectedAccount) {
  const username = profile?.username ?? null;
  return {
    username,
    url: username && snsPage(network, username),
    certificationStatus: account.certification,
    isFound: account.isFound,
    lastSyncTime: account.syncedAt,
  };
}
