import { brand } from '#domain/brands/brand.ts';
import { member } from '#domain/members/member.ts';
import { product } from '#domain/products/product.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import { withDefaults } from '#domain/reference/reference-kinds.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { buildStream } from '../streams/build.ts';
import { type BuildContext, ownStep } from './context.ts';
import type { ProductPlan } from './masters.ts';

/** Builds the stream of a category or size type, which have only a name. */
export function referenceStream(
  context: BuildContext,
  kind: 'category' | 'size_type',
  name: string,
  receivedAt: string,
): NewEvent[] {
  const time = { at: context.since(kind, name), derived: true };
  const id = context.idOf(kind, name);
  if (kind === 'category') {
    const command = { action: 'register', id, fields: withDefaults('category', { name }) } as const;
    const steps = [ownStep(context, [kind, name, 'register'], command, time)];
    return buildStream(referenceDecider('category'), steps, receivedAt);
  }
  const command = { action: 'register', id, fields: withDefaults('size_type', { name }) } as const;
  const steps = [ownStep(context, [kind, name, 'register'], command, time)];
  return buildStream(referenceDecider('size_type'), steps, receivedAt);
}

export const brandEventCount = 2;

/** Builds the stream of a brand: registered and published. */
export function brandStream(context: BuildContext, name: string, receivedAt: string): NewEvent[] {
  const time = { at: context.since('brand', name), derived: true };
  const register = {
    action: 'register',
    brandId: context.idOf('brand', name),
    name,
    nameKo: null,
    skuCode: null,
    regionId: 'KOREA',
    instagramId: null,
    commissionRate: 0,
    isFeatured: false,
    isExclusive: false,
    exclusiveCuratorIds: [],
    agreeMarketing: false,
  } as const;
  return buildStream(
    brand,
    [
      ownStep(context, ['brand', name, 'register'], register, time),
      ownStep(context, ['brand', name, 'publish'], { action: 'publish' } as const, time),
    ],
    receivedAt,
  );
}

export function productEventCount({ sizes }: ProductPlan): number {
  return 2 + sizes.length;
}

/** Builds the stream of a product. Its sizes come last, so that a longer file only appends new ones. */
export function productStream(context: BuildContext, plan: ProductPlan, receivedAt: string): NewEvent[] {
  const { idOf } = context;
  const time = { at: context.since('product', plan.ref), derived: true };
  const register = {
    action: 'register',
    productId: idOf('product', plan.ref),
    brandId: idOf('brand', plan.brand),
    name: plan.name,
    code: plan.code,
    categoryId: idOf('category', plan.category),
    gender: 'any',
    originalPrice: plan.price,
    price: plan.price,
    discountRate: 0,
    useMode: 'rent',
    regionId: 'KOREA',
    seasonId: null,
    styleIds: [],
    colorCode: null,
    materials: [],
    externalLink: null,
    subsidiaryInfo: null,
    enterpriseProductCode: null,
    priority: 0,
    isSaleForCurator: false,
    isCommerceSaleAvailable: false,
  } as const;
  const sizes = plan.sizes.map(({ ref, name }) =>
    ownStep(
      context,
      ['product_size', ref, 'add_size'],
      {
        action: 'add_size',
        productSizeId: idOf('product_size', ref),
        sizeTypeId: idOf('size_type', name),
        name: null,
        measurements: [],
      } as const,
      time,
    ),
  );
  return buildStream(
    product,
    [
      ownStep(context, ['product', plan.ref, 'register'], register, time),
      ownStep(context, ['product', plan.ref, 'publish'], { action: 'publish' } as const, time),
      ...sizes,
    ],
    receivedAt,
  );
}

/** Builds the stream of a member, of whom the file has only the ref. The name cannot be used to sign up. */
export function memberStream(context: BuildContext, memberRef: string, receivedAt: string): NewEvent[] {
  const register = {
    action: 'register',
    userId: context.idOf('user', memberRef),
    username: `${memberRef}.${context.source}`,
    role: 'curator',
    grade: 'white',
    gender: null,
    regionId: 'KOREA',
    bio: null,
    isPublic: false,
    personal: null,
    systemSetting: {
      postDelayDay: null,
      instagramRewardPoint: null,
      youtubeRewardPoint: null,
      requestAmountPerTryset: null,
      canHideLook: false,
    },
  } as const;
  const time = { at: context.since('user', memberRef), derived: true };
  return buildStream(member, [ownStep(context, ['user', memberRef, 'register'], register, time)], receivedAt);
}
