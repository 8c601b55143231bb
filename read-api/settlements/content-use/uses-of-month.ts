import { sql } from 'kysely';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import type { Language } from '#domain/words/languages.ts';
import type { Caller } from '#http/caller.ts';
import { ApiError, notFound } from '#http/errors.ts';
import type { ReadModels } from '../../database.ts';
import { monthFields } from '../contract.ts';
import { wholeMonths } from '../scope.ts';
import type { ContentUseLine, ContentUses } from './invoice-paper.ts';

/** A brand's month with content uses; `month` is as `2026-04`. */
export interface MonthOfBrand {
  brandId: number;
  month: string;
}

/** The caller who reads the months, and the instant of the question. */
export interface Seeing {
  db: ReadModels;
  caller: Caller;
  now: string;
}

/**
 * Returns what an invoice for a month's content uses says, without the house, and when the month closed. Throws 404 if the
 * caller may not see the month, and 404 `brand_month.no_content_uses` if it charges none.
 */
export async function usesOfMonth(
  { db, caller, now }: Seeing,
  { brandId, month }: MonthOfBrand,
  language: Language,
): Promise<Omit<ContentUses, 'house'> & { closedTime: string | null }> {
  const id = brandMonthIdOf(brandId, month);
  const row = await wholeMonths(db, caller, now).where('month.id', '=', String(id)).executeTakeFirst();
  if (row === undefined) throw notFound('brand_month', id);
  const lines = await linesOf(db, id);
  if (lines.length === 0) throw noContentUses(brandId, month);
  const charged = new Set(lines.map(({ currency }) => currency));
  return {
    language,
    brandName: (language === 'ko' ? row.brandNameKo : null) ?? row.brandName ?? '',
    month: row.month,
    isOpen: row.status === 'open',
    closedTime: row.closedTime,
    sums: monthFields.shown(row).sums.filter(({ currency }) => charged.has(currency)),
    lines,
    updatedTime: row.updatedAt,
  };
}

async function linesOf(db: ReadModels, id: number): Promise<ContentUseLine[]> {
  const rows = await db
    .selectFrom('read.brandMonthLines as line')
    .leftJoin('read.lookUses as use', (join) =>
      join.onRef('use.id', '=', 'line.ofId').on('line.ofKind', '=', 'look_use'),
    )
    .where(sql<boolean>`line.brand_month_id = ${id}::bigint`)
    .where('line.side', '=', 'content_use')
    .select(['line.number', 'line.ofKind', 'line.ofId', 'line.step', 'line.currency'])
    .select(['line.amount', 'line.tax', 'line.occurredTime'])
    .select(['use.useType', 'use.lookId', 'use.startDate', 'use.endDate'])
    .orderBy('line.number')
    .execute();
  return rows.map(({ ofKind: kind, ofId, useType: type, lookId, startDate, endDate, ...line }) => ({
    ...line,
    kind,
    id: Number(ofId),
    use: type === null || lookId === null || startDate === null ? null : { type, lookId, startDate, endDate },
  }));
}

function noContentUses(brandId: number, month: string): ApiError {
  const message = 'the month charges no content uses: name a month in which a use was confirmed or ended';
  return new ApiError(404, 'brand_month.no_content_uses', message, { detail: { brandId, month } });
}
