import type { Static } from 'typebox';
import type { CertificationLogShown } from '#read-api/briefs/looks/log-contract.ts';
import type * as contract from '#read-api/looks/contract.ts';
import type { Look } from '#read-api/looks/contract.ts';
import { Actor, BrandBrief, ProductBrief, SizeBrief } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';
import * as codes from './enums.ts';

export const Log = builder.objectRef<CertificationLogShown>('CertificationLog').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    status: t.expose('status', { type: codes.CertificationStatus }),
    rejectedReasons: t.expose('rejectedReasons', { type: [codes.RejectionReason] }),
    otherRejectedReason: t.exposeString('otherRejectedReason', { nullable: true }),
    comment: t.exposeString('comment', { nullable: true }),
    method: t.expose('method', { type: codes.CertificationMethod }),
    createdAt: t.exposeString('createdAt'),
    user: t.expose('user', { type: Actor, nullable: true }),
  }),
});

export const TrysetItemOfLook = builder.objectRef<Look['trysetItems'][number]>('TrysetItemOfLook').implement({
  fields: (t) => ({ id: t.exposeInt('id'), trysetId: t.exposeInt('trysetId') }),
});

export const LookItemMapping = builder
  .objectRef<Static<typeof contract.LookItemMapping>>('LookItemMapping')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      trysetItem: t.field({
        type: TrysetItemOfLook,
        description: 'The ids are 0 if the look tags an order item',
        resolve: ({ trysetItemId, trysetId }) => ({ id: trysetItemId ?? 0, trysetId: trysetId ?? 0 }),
      }),
      latestCertificationStatusV2: t.expose('latestCertificationStatus', { type: codes.CertificationStatus }),
      rejectedReasons: t.expose('rejectedReasons', { type: [codes.RejectionReason] }),
      otherRejectedReason: t.exposeString('otherRejectedReason', { nullable: true }),
      comment: t.exposeString('comment', { nullable: true }),
      certifiedAt: t.exposeString('certifiedTime', { nullable: true }),
      uploadPoint: t.exposeInt('uploadPoint', { nullable: true }),
      givenPoints: t.exposeInt('givenPoints', { nullable: true }),
      certificationLogs: t.expose('certificationLogs', { type: [Log] }),
      brand: t.expose('brand', { type: BrandBrief }),
      product: t.expose('product', { type: ProductBrief }),
      productSize: t.expose('productSize', { type: SizeBrief }),
    }),
  });
