import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { evolveFacts, initialMonthFacts } from '#domain/settlements/month-state.ts';
import { settlementsWritten } from '#domain/settlements/written.ts';
import { idOf, type Projection } from '../projection.ts';
import {
  type BrandMonthLineRow,
  type BrandMonthRow,
  brandMonthLinesTable,
  brandMonthsTable,
} from './tables.ts';

const known = new Set(settlementsWritten.flatMap(({ newest }) => Object.keys(newest)));

/** A month that closed without lines has no row: there is nothing to settle. */
export const brandMonthsProjection: Projection<BrandMonthRow, BrandMonthEvent> = {
  name: 'brand_months',
  table: brandMonthsTable,
  categories: ['brand_month'],
  knows: (type) => known.has(type),
  keys: ({ entityId }) => [entityId],
  fold(row, recorded) {
    const { event, at, revision, entityId: id } = recorded;
    if (row === null && event.type !== 'MonthLineAdded') return null;
    const { createdAt = at, revision: _, updatedAt: __, id: ___, ...before } = row ?? {};
    const facts = { ...initialMonthFacts, ...before, brandMonthId: idOf(recorded) };
    const { brandMonthId, ...after } = evolveFacts(facts, event, at);
    return { ...after, id, brandMonthId: BigInt(brandMonthId), revision, createdAt, updatedAt: at };
  },
};

export const brandMonthLinesProjection: Projection<BrandMonthLineRow, BrandMonthEvent> = {
  name: 'brand_month_lines',
  table: brandMonthLinesTable,
  categories: ['brand_month'],
  knows: (type) => known.has(type),
  keys: ({ event, entityId }) =>
    event.type === 'MonthLineAdded' && event.data ? [`${entityId}:${event.data.number}`] : [],
  fold(row, { event, at }, key) {
    if (event.type !== 'MonthLineAdded') return row;
    const { brandMonthId, month: _, of, ...line } = event.data;
    return {
      ...line,
      id: String(key),
      brandMonthId: BigInt(brandMonthId),
      ofKind: of.kind,
      ofId: BigInt(of.id),
      step: of.step,
      turn: of.turn,
      createdAt: at,
    };
  },
};
