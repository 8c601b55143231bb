import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { conditionGrades } from '#domain/stock/stock-status.ts';
import { IdsParam, SomeOf } from '#http/filters.ts';
import { inCategories } from '../briefs/products/in-categories.ts';
import { among } from '../kit/search.ts';

/** Rental counts as in figures; the last one stands for five or more. */
export const useCounts = ['0', '1', '2', '3', '4', '5'] as const;
export const mostUses = 5;

/** Filters by which a list shows exactly the garments that a figure counts. */
export const figureFilters = {
  category_ids: Type.Optional(IdsParam),
  /** Numbers of rentals; the last one stands for five or more. */
  use_counts: Type.Optional(SomeOf(useCounts)),
  grades: Type.Optional(SomeOf(conditionGrades)),
};
const FigureFilters = Type.Object(figureFilters);

/** The conditions on a garment that the figures' filters set. */
export function figureConditions(query: Static<typeof FigureFilters>): RawBuilder<SqlBool>[] {
  const { use_counts: uses, grades, category_ids: categoryIds } = query;
  return [
    ...(uses === undefined ? [] : [usedSoOften(uses.map(Number))]),
    ...(grades === undefined ? [] : [among('stock.grade', grades)]),
    ...(categoryIds === undefined ? [] : [inCategories('stock.productId', categoryIds)]),
  ];
}

function usedSoOften(uses: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`least(stock.use_count, ${mostUses}) = any(${uses})`;
}
