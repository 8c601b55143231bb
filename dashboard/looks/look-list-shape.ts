import { certificationStatuses, lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { lookOverallStatuses } from '#domain/looks/overall-status.ts';
import { memberGenders } from '#domain/members/member-kinds.ts';
import type { Filter } from '../kit/list/filters.ts';
import { type ListShape, shapeFor } from '../kit/list/list-state.ts';
import type { Scope } from '../kit/session/token.ts';

const filters: readonly Filter[] = [
  { name: 'q', kind: 'search' },
  { name: 'certification_status', kind: 'choices', options: lookOverallStatuses, group: 'look.status' },
  { name: 'needs_decision', kind: 'flag', seldom: true },
  { name: 'sns_type', kind: 'choice', options: lookSnsTypes, group: 'look.sns' },
  { name: 'brand_id', kind: 'lookup', several: false },
  { name: 'product_ids', kind: 'lookup', several: true, remote: 'product' },
  { name: 'category_ids', kind: 'lookup', several: true, seldom: true },
  { name: 'user_id', kind: 'lookup', several: false, remote: 'user' },
  { name: 'created_time', kind: 'period', wire: 'list' },
  { name: 'gender', kind: 'choice', options: memberGenders, group: 'look.gender', seldom: true },
  ...['is_duplicate', 'is_link_valid', 'is_hidden', 'brand_like_exists'].map(
    (name): Filter => ({
      name,
      kind: 'choice',
      options: ['true', 'false'],
      group: 'look.isSo',
      seldom: true,
    }),
  ),
  {
    name: 'item_certification_status',
    kind: 'choices',
    options: certificationStatuses,
    group: 'look.certification',
    seldom: true,
  },
  { name: 'tryset_item_ids', kind: 'given' },
  { name: 'brand_event_id', kind: 'given' },
  { name: 'ids', kind: 'given' },
];

/** The filters and orders of the list of looks. */
export const lookListShape = shapeFor({
  filters,
  orders: ['id', 'created_time', 'updated_time', 'post_like'],
  past: {
    kind: 'look',
    filters: ['certification_status', 'brand_id', 'product_ids', 'user_id', 'created_time', 'ids'],
    compared: null,
    hasFile: false,
  },
});

/** The filters and orders of the list of one brand's looks. */
export function brandLookListShape(brandId: number, scope: Scope | undefined): ListShape {
  const { filters: all, ...others } = lookListShape(scope);
  return {
    ...others,
    filters: all.filter(({ name }) => name !== 'brand_id'),
    fixed: { brand_id: String(brandId) },
  };
}
