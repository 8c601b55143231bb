import type { BrandAdminStatus } from '#domain/brands/brand-admin.ts';
import type { ClaimEvent } from '#domain/claims.ts';
import type { GivenIdsEvent } from '#domain/given-ids.ts';
import type { IdBlockEvent } from '#domain/id-block.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  adminStatus: {
    none: 'None yet',
    expired: 'Expired',
    active: 'Active',
    removed: 'Removed',
  } as const satisfies Record<BrandAdminStatus, string>,
  event: {
    ClaimTaken: 'Name or code that only one may have was taken.',
    ClaimGivenUp: 'Name or code that only one may have was given up.',
    IdBlockTaken: 'Numbers were set aside: {{size}} from {{first}} on.',
    IdsGiven: 'The numbers that a request is about were kept.',
  } as const satisfies EventTexts<ClaimEvent | GivenIdsEvent | IdBlockEvent>,
  field: {
    priority: 'Priority',
    returnApprovedAt: 'Return accepted',
    status: 'Status',
    deliveredAt: 'Delivered',
    stockItemId: 'Stock item',
    trysetItemId: 'Tryset item',
    trysetId: 'Tryset',
    userId: 'Member',
    userGender: 'Gender',
    userRegion: 'Region',
    brandId: 'Brand',
    productId: 'Product',
    productSizeId: 'Size',
    useMode: 'Use mode',
    requestedPickupDate: 'Pickup wished for',
    confirmedPickupDate: 'Pickup confirmed for',
    pickupDate: 'Pickup date',
    pickupReason: 'Reason for the return',
    isRemoved: 'Removed',
    code: 'Code',
    regionId: 'Region',
    discountRate: 'Discount rate',
    grade: 'Condition grade',
    name: 'Name',
    categoryId: 'Category',
    gender: 'Gender',
    originalPrice: 'Original price',
    seasonId: 'Season',
    styleIds: 'Styles',
    sizeTypeId: 'Size type',
    measurementTypeId: 'Measurement',
    materialTypeId: 'Material',
    username: 'Username',
    personal: 'Contact data',
    pictures: 'Pictures',
    picture: 'Picture',
    position: 'Position',
  },
} as const;
