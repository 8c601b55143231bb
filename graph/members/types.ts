import { memberRoles } from '#domain/members/member-kinds.ts';
import { snsCertifications } from '#domain/members/sns-kinds.ts';
import { pointReasons } from '#domain/points/point-kinds.ts';
import type { User, UserDetail } from '#read-api/members/contract.ts';
import { MemberGender, Pictures, Region } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';

export const CuratorRole = builder.enumType('CuratorRole', { values: memberRoles });
export const PointReason = builder.enumType('PointReason', { values: pointReasons });
const SnsCertification = builder.enumType('CuratorSnsCertificationStatus', { values: snsCertifications });

const CuratorInstagram = builder.objectRef<NonNullable<User['instagram']>>('CuratorInstagram').implement({
  fields: (t) => ({
    username: t.exposeString('username', { nullable: true }),
    certificationStatus: t.expose('certificationStatus', { type: SnsCertification }),
    followedBy: t.exposeInt('followedBy', { nullable: true }),
  }),
});

const CuratorYoutube = builder.objectRef<NonNullable<User['youtube']>>('CuratorYoutube').implement({
  fields: (t) => ({
    username: t.exposeString('username', { nullable: true }),
    subscribedBy: t.exposeInt('subscribedBy', { nullable: true }),
  }),
});

/** The fields that lists and details of curators share. */
const CuratorFields = builder.interfaceRef<User>('CuratorFields').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    revision: t.exposeString('revision'),
    username: t.exposeString('username', { nullable: true }),
    role: t.expose('role', { type: CuratorRole }),
    createdAt: t.exposeString('createdTime'),
    phone: t.exposeString('phone', { nullable: true }),
    realName: t.exposeString('realName', { nullable: true }),
    point: t.exposeInt('point', { nullable: true }),
    gender: t.expose('gender', { type: MemberGender, nullable: true }),
    regionId: t.expose('regionId', { type: Region }),
    picture: t.expose('picture', { type: Pictures, nullable: true }),
    imageFullPath: t.string({ nullable: true, resolve: ({ picture }) => picture?.origin.url ?? null }),
    instagram: t.expose('instagram', { type: CuratorInstagram, nullable: true }),
    youtube: t.expose('youtube', { type: CuratorYoutube, nullable: true }),
    curatorInstagramURL: t.string({
      nullable: true,
      resolve: ({ instagram }) =>
        instagram?.username ? `https://www.instagram.com/${encodeURIComponent(instagram.username)}` : null,
    }),
    curatorYoutubeURL: t.string({
      nullable: true,
      resolve: ({ youtube }) =>
        youtube?.username ? `https://www.youtube.com/@${encodeURIComponent(youtube.username)}` : null,
    }),
  }),
});

/** A curator in a list. */
export const CuratorRow = builder.objectRef<User>('CuratorRow').implement({ interfaces: [CuratorFields] });

type Settings = NonNullable<UserDetail['systemSetting']>;
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

const SystemSetting = builder.objectRef<Settings>('CuratorSystemSetting').implement({
  fields: (t) => ({
    instagramRewardPoint: t.int({
      nullable: true,
      resolve: ({ instagramRewardPoint }) => numberOf(instagramRewardPoint),
    }),
    youtubeRewardPoint: t.int({
      nullable: true,
      resolve: ({ youtubeRewardPoint }) => numberOf(youtubeRewardPoint),
    }),
    postDelayDay: t.int({ nullable: true, resolve: ({ postDelayDay }) => numberOf(postDelayDay) }),
  }),
});

/** A curator with the fields that only its detail has. */
export const CuratorType = builder.objectRef<UserDetail>('Curator').implement({
  interfaces: [CuratorFields],
  fields: (t) => ({
    isFirstLoginAfterApproval: t.exposeBoolean('isFirstLoginAfterApproval', { nullable: true }),
    systemSetting: t.expose('systemSetting', { type: SystemSetting, nullable: true }),
  }),
});
