import type { CertificationStats, Look, LookDetail } from '#read-api/looks/contract.ts';
import { LookUseStatus, LookUseType } from '../briefs/look-uses.ts';
import { BrandBrief, CuratorBrief, Pictures } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';
import * as codes from './enums.ts';
import { BrandEventOfLook, ProposalOfLook, SelfCampaignApplication } from './event-types.ts';
import { Log, LookItemMapping, TrysetItemOfLook } from './item-types.ts';
import { likeIdOf } from './like-id.ts';

const LookImage = builder.objectRef<Look['images'][number]>('LookImage').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    order: t.exposeInt('order'),
    image: t.expose('image', { type: Pictures }),
    standard: t.string({ resolve: ({ image }) => image.standard.url }),
    small: t.string({ resolve: ({ image }) => image.small.url }),
    origin: t.string({ resolve: ({ image }) => image.origin.url }),
  }),
});

interface PostOf<Info> {
  lookId: number;
  info: Info;
}

const InstagramInfo = builder
  .objectRef<PostOf<NonNullable<Look['instagramInfo']>>>('LookInstagramInfo')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('lookId'),
      link: t.string({ nullable: true, resolve: ({ info }) => info.link }),
      isLinkValid: t.boolean({ nullable: true, resolve: ({ info }) => info.isLinkValid }),
      likeCount: t.int({ nullable: true, resolve: ({ info }) => info.likeCount }),
      commentCount: t.int({ nullable: true, resolve: ({ info }) => info.commentCount }),
      followedBy: t.int({ nullable: true, resolve: ({ info }) => info.followedBy }),
    }),
  });

const YoutubeInfo = builder.objectRef<PostOf<NonNullable<Look['youtubeInfo']>>>('LookYoutubeInfo').implement({
  fields: (t) => ({
    id: t.exposeInt('lookId'),
    link: t.string({ nullable: true, resolve: ({ info }) => info.link }),
    likeCount: t.int({ nullable: true, resolve: ({ info }) => info.likeCount }),
    commentCount: t.int({ nullable: true, resolve: ({ info }) => info.commentCount }),
    subscribedBy: t.int({ nullable: true, resolve: ({ info }) => info.subscribedBy }),
  }),
});

const UseOfLook = builder.objectRef<NonNullable<Look['lookUses']>[number]>('LookUseOfLook').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.expose('type', { type: LookUseType }),
    status: t.expose('status', { type: LookUseStatus }),
    useStartDate: t.exposeString('useStartDate'),
    useEndDate: t.exposeString('useEndDate', { nullable: true, description: 'Null: for ever.' }),
  }),
});

/** The fields that lists and details of looks share. */
export const LookFields = builder.interfaceRef<Look>('LookFields').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    revision: t.exposeString('revision'),
    status: t.expose('status', { type: codes.LookStatus }),
    latestCertificationStatusV2: t.expose('latestCertificationStatus', { type: codes.CertificationStatus }),
    createdAt: t.exposeString('createdTime'),
    updatedAt: t.exposeString('updatedTime'),
    snsType: t.expose('snsType', { type: codes.SnsType }),
    link: t.exposeString('link', { nullable: true }),
    description: t.exposeString('description'),
    isPublic: t.exposeBoolean('isPublic'),
    isLinkValid: t.exposeBoolean('isLinkValid', { nullable: true }),
    isDuplicate: t.exposeBoolean('isDuplicate'),
    images: t.expose('images', { type: [LookImage] }),
    instagramInfo: t.field({
      type: InstagramInfo,
      nullable: true,
      resolve: ({ id: lookId, instagramInfo: info }) => info && { lookId, info },
    }),
    youtubeInfo: t.field({
      type: YoutubeInfo,
      nullable: true,
      resolve: ({ id: lookId, youtubeInfo: info }) => info && { lookId, info },
    }),
    curator: t.expose('user', { type: CuratorBrief }),
    contentUnitScore: t.exposeInt('contentUnitScore', { nullable: true }),
    lookUses: t.expose('lookUses', {
      type: [UseOfLook],
      nullable: true,
      description: 'The uses that the caller may see, newest first.',
    }),
    latestBrandEventCertificationStatusV2: t.expose('latestBrandEventCertificationStatus', {
      type: codes.BrandEventCertificationStatus,
      nullable: true,
      description: 'Null for a look that names no reservation.',
    }),
    brandEvent: t.expose('brandEvent', { type: BrandEventOfLook, nullable: true }),
    brandEventGivenPoints: t.exposeInt('brandEventGivenPoints', { nullable: true }),
    brandEventGivenCash: t.exposeInt('brandEventGivenCash', {
      nullable: true,
      description: "In the currency of the event's country.",
    }),
    proposal: t.expose('proposal', { type: ProposalOfLook, nullable: true }),
    selfCampaignApplication: t.expose('selfCampaignApplication', {
      type: SelfCampaignApplication,
      nullable: true,
      description: 'Null if the brand or staff proposed the collaboration.',
    }),
    recertificationCount: t.exposeInt('recertificationCount'),
    reportCount: t.exposeInt('reportCount'),
    lookItemMappings: t.expose('lookItemMappings', { type: [LookItemMapping] }),
    trysetItems: t.expose('trysetItems', { type: [TrysetItemOfLook] }),
    certificationLogs: t.field({
      type: [Log],
      resolve: ({ lookItemMappings }) => lookItemMappings.flatMap((each) => each.certificationLogs),
    }),
  }),
});

/** A look in a list. */
export const LookRow = builder.objectRef<Look>('LookRow').implement({ interfaces: [LookFields] });

const BrandLookLike = builder
  .objectRef<{ lookId: number; brand: LookDetail['brandLikes'][number] }>('BrandLookLike')
  .implement({
    fields: (t) => ({
      id: t.float({ resolve: ({ lookId, brand }) => likeIdOf({ lookId, brandId: brand.id }) }),
      brand: t.expose('brand', { type: BrandBrief }),
    }),
  });

const LookReport = builder.objectRef<LookDetail['lookReports'][number]>('LookReport').implement({
  fields: (t) => ({
    type: t.expose('type', { type: codes.LookReportType }),
    comment: t.exposeString('comment', { nullable: true }),
    brand: t.expose('brand', { type: BrandBrief }),
  }),
});

/** A look with the fields that only its detail has. */
export const LookType = builder.objectRef<LookDetail>('Look').implement({
  interfaces: [LookFields],
  fields: (t) => ({
    brandLookLikes: t.field({
      type: [BrandLookLike],
      resolve: ({ id: lookId, brandLikes }) => brandLikes.map((brand) => ({ lookId, brand })),
    }),
    lookReports: t.expose('lookReports', { type: [LookReport] }),
  }),
});

export const LookCertificationStats = builder
  .objectRef<CertificationStats>('LookCertificationStats')
  .implement({
    fields: (t) => ({
      pendingCount: t.exposeInt('pendingCount'),
      deferredCount: t.exposeInt('deferredCount'),
      approvedCount: t.exposeInt('approvedCount'),
      rejectedCount: t.exposeInt('rejectedCount'),
    }),
  });
