import type { TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { BrandBrief, CuratorBrief, ProductBrief, SizeBrief } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';
import { CourierCode, FaultType, RefusalType, TrysetItemStatus } from './enums.ts';

const StockOfItem = builder.objectRef<TrysetItemDetail['stock']>('StockOfTrysetItem').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    code: t.exposeString('code'),
    memoInuse: t.exposeString('memoInUse', { nullable: true }),
    abnormalIssue: t.exposeString('abnormalIssue', { nullable: true }),
  }),
});

const TrysetOfItem = builder.objectRef<TrysetItemDetail>('TrysetOfItem').implement({
  fields: (t) => ({
    id: t.exposeInt('trysetId'),
    destinationName: t.string({ nullable: true, resolve: ({ destination }) => destination?.name ?? null }),
    destinationAddress1: t.string({
      nullable: true,
      resolve: ({ destination }) => destination?.address ?? null,
    }),
    curator: t.expose('user', { type: CuratorBrief }),
  }),
});

export const TrysetItemType = builder.objectRef<TrysetItemDetail>('TrysetItem').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    revision: t.exposeString('revision'),
    status: t.expose('status', { type: TrysetItemStatus }),
    createdAt: t.exposeString('createdTime'),
    updatedAt: t.exposeString('updatedTime'),
    deliveredAt: t.exposeString('deliveredTime', { nullable: true }),
    isExpress: t.exposeBoolean('isExpress'),
    lookUploadPoint: t.exposeInt('lookUploadPoint', { nullable: true }),
    refusalType: t.expose('refusalType', { type: RefusalType }),
    faultType: t.expose('faultType', { type: FaultType, nullable: true }),
    courier: t.expose('courier', { type: CourierCode, nullable: true }),
    trackingNumber: t.exposeString('trackingNumber', { nullable: true }),
    boxScore: t.exposeInt('boxScore', { nullable: true }),
    tryset: t.field({ type: TrysetOfItem, resolve: (item) => item }),
    stock: t.expose('stock', { type: StockOfItem }),
    brand: t.expose('brand', { type: BrandBrief }),
    product: t.expose('product', { type: ProductBrief }),
    productSize: t.expose('productSize', { type: SizeBrief }),
  }),
});
