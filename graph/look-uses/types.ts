import { useAnswers } from '#domain/look-uses/use-kinds.ts';
import type { LookUse } from '#read-api/look-uses/contract.ts';
import { LookUseStatus, LookUseType } from '../briefs/look-uses.ts';
import { BrandBrief, MemberGender, Pictures, Region } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';
import { SnsType } from '../looks/enums.ts';

const LookUseAnswer = builder.enumType('LookUseAnswer', { values: useAnswers });

type Figures = NonNullable<LookUse['look']['figures']>;

const LookFigures = builder.objectRef<Figures>('LookOfUseFigures').implement({
  fields: (t) => ({
    likeCount: t.exposeInt('likeCount', { nullable: true }),
    commentCount: t.exposeInt('commentCount', { nullable: true }),
    viewCount: t.exposeInt('viewCount', { nullable: true }),
    followers: t.exposeInt('followers', { nullable: true }),
  }),
});

type LookShown = LookUse['look'];

const CuratorOfUse = builder.objectRef<LookShown>('CuratorOfUse').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ user }) => user.id }),
    username: t.string({ nullable: true, resolve: ({ user }) => user.username }),
    realName: t.string({ nullable: true, resolve: ({ user }) => user.realName }),
    gender: t.field({ type: MemberGender, nullable: true, resolve: ({ user }) => user.gender }),
    regionId: t.field({ type: Region, resolve: ({ user }) => user.regionId }),
    instagram: t.field({ type: InstagramOfCurator, resolve: (look) => look }),
  }),
});

const InstagramOfCurator = builder.objectRef<LookShown>('InstagramOfCurator').implement({
  fields: (t) => ({ username: t.exposeString('instagramUsername', { nullable: true }) }),
});

const PostOfUse = builder.objectRef<LookShown>('PostOfUse').implement({
  fields: (t) => ({ id: t.exposeInt('id'), link: t.exposeString('link', { nullable: true }) }),
});

/** The post of a look on a network; null for looks on another one, and for others than staff. */
const postOn = (network: LookShown['snsType']) => (look: LookShown) =>
  look.snsType === network && look.figures !== null ? look : null;

const LookOfUse = builder.objectRef<LookShown>('LookOfUse').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    snsType: t.expose('snsType', { type: SnsType }),
    link: t.exposeString('link', { nullable: true }),
    createdAt: t.exposeString('createdTime', { nullable: true }),
    isThere: t.exposeBoolean('isThere', { description: 'False once the look was removed.' }),
    image: t.expose('image', { type: Pictures, nullable: true }),
    curator: t.field({ type: CuratorOfUse, resolve: (look) => look }),
    instagramInfo: t.field({ type: PostOfUse, nullable: true, resolve: postOn('Instagram') }),
    youtubeInfo: t.field({ type: PostOfUse, nullable: true, resolve: postOn('Youtube') }),
    figures: t.expose('figures', {
      type: LookFigures,
      nullable: true,
      description: 'The figures of the post, for staff.',
    }),
  }),
});

const PendingCash = builder.objectRef<NonNullable<LookUse['pendingCash']>>('PendingCash').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    brandPaymentAmount: t.exposeInt('brandPaymentAmount', { nullable: true }),
    curatorReceiveAmount: t.exposeInt('curatorReceiveAmount', { nullable: true }),
  }),
});

const PendingPoint = builder.objectRef<NonNullable<LookUse['pendingPoint']>>('PendingPoint').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    pointAmount: t.exposeInt('pointAmount'),
    paidDiscountRate: t.exposeInt('paidDiscountRate'),
  }),
});

const Agreement = builder.objectRef<LookUse['agreement']>('LookUseAgreement').implement({
  fields: (t) => ({
    answer: t.expose('answer', { type: LookUseAnswer, nullable: true }),
    answeredAt: t.exposeString('time', { nullable: true }),
    askedAt: t.exposeString('askedTime', { nullable: true }),
    isReminded: t.exposeBoolean('isReminded'),
  }),
});

export const LookUseRow = builder.objectRef<LookUse>('LookUse');

LookUseRow.implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    revision: t.exposeString('revision'),
    type: t.expose('type', { type: LookUseType }),
    status: t.expose('status', { type: LookUseStatus }),
    comment: t.exposeString('comment'),
    createdAt: t.exposeString('createdTime'),
    updatedAt: t.exposeString('updatedTime'),
    useStartDate: t.exposeString('useStartDate'),
    useEndDate: t.exposeString('useEndDate', { nullable: true, description: 'Null: for ever.' }),
    brand: t.expose('brand', { type: BrandBrief }),
    look: t.expose('look', { type: LookOfUse }),
    pendingCash: t.expose('pendingCash', { type: PendingCash, nullable: true }),
    pendingPoint: t.expose('pendingPoint', { type: PendingPoint, nullable: true }),
    agreement: t.expose('agreement', { type: Agreement }),
    isUnanswered: t.exposeBoolean('isUnanswered'),
    needsDecision: t.exposeBoolean('needsDecision'),
    isLookGone: t.exposeBoolean('isLookGone'),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});
