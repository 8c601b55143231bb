import Type from 'typebox';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import { memberGrades } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { Count, OptionalText, readable } from '../kit/readable/fields.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { metricColumns } from './columns.ts';
import { type Numbers, numberFields } from './number-fields.ts';
import type { MetricRow } from './rows-of.ts';

const id = { is: Count, of: (row: { id: number }) => row.id, csv: 'id' } as const;
const region = {
  is: Nullable(OneOf(regions)),
  of: (row: MetricRow<'brands' | 'products' | 'curators'>) => row.of.regionId,
  csv: 'region_id',
  codes: 'region',
} as const;

const brandFields = readable<MetricRow<'brands'>>()(metricColumns, {
  id,
  name: { is: OptionalText, of: (row) => row.of.name, csv: 'name' },
  nameKo: { is: OptionalText, of: (row) => row.of.nameKo, csv: 'name_ko' },
  skuCode: { is: OptionalText, of: (row) => row.of.skuCode, csv: 'sku_code' },
  regionId: region,
  subscriptionType: {
    is: Nullable(OneOf(subscriptionTypes)),
    of: (row) => row.of.subscriptionType,
    csv: 'subscription_type',
    codes: 'subscriptionType',
  },
  ...numberFields,
});

const productFields = readable<MetricRow<'products'>>()(metricColumns, {
  id,
  name: { is: OptionalText, of: (row) => row.of.name, csv: 'name' },
  code: { is: OptionalText, of: (row) => row.of.code, csv: 'code' },
  brand: { is: BrandBrief, of: (row) => brandBrief(row.of), csv: 'brand', cell: (row) => row.of.brandName },
  category: { is: OptionalText, of: (row) => row.of.categoryName, csv: 'category' },
  coverImage: { is: Nullable(PictureSet), of: (row) => pictureSet(row.of.coverImage) },
  regionId: region,
  stockCount: { is: Count, of: (row) => row.of.stockCount, csv: 'stock_count' },
  /** Lends in the period, of whenever the items were requested: not a part of the items. */
  useCount: { is: Count, of: (row) => row.of.useCount, csv: 'use_count' },
  ...numberFields,
});

const curatorFields = readable<MetricRow<'curators'>>()(metricColumns, {
  id,
  username: { is: OptionalText, of: (row) => row.of.username, csv: 'username' },
  grade: { is: Nullable(OneOf(memberGrades)), of: (row) => row.of.grade, csv: 'grade', codes: 'memberGrade' },
  /** Of the network with the most. */
  followers: { is: Nullable(Count), of: (row) => row.of.followers, csv: 'followers' },
  regionId: region,
  /** When the member last posted a look that the caller may see. */
  lastPostedTime: {
    is: Nullable(Instant),
    of: (row) => row.of.lastPostedTime,
    csv: 'last_posted_time',
    isTime: true,
  },
  ...numberFields,
});

export const metricFields = {
  brands: brandFields,
  products: productFields,
  curators: curatorFields,
} as const;

/** The numbers of all rows together. */
export const totalFields = readable<Numbers>()(metricColumns, numberFields);

const Bound = Nullable(Instant);
const answer = {
  /** `from` inclusive, `until` exclusive; null: without a bound. */
  period: Type.Object({ from: Bound, until: Bound }),
  total: totalFields.shape,
  /** The total of the equally long period directly before; null unless the period has both bounds. */
  previous: Nullable(totalFields.shape),
};

export const metricPages = {
  brands: Type.Object({ ...Page(brandFields.shape).properties, ...answer }),
  products: Type.Object({ ...Page(productFields.shape).properties, ...answer }),
  curators: Type.Object({ ...Page(curatorFields.shape).properties, ...answer }),
} as const;
