import { sql } from 'kysely';
import { foldedCode } from '#http/filters.ts';
import type { CodesFound } from '../../kit/codes/contract.ts';
import type { Reading } from '../../kit/reading.ts';
import { stockItemsFor } from './scope.ts';

/** Number of matching list rows by garment code, in lower case. */
type Counted = readonly { code: string; count: bigint }[];

/** For each code in the filter `codes`: whether a garment with this code exists, and how many list rows match. */
export async function codesFound(
  { db, caller }: Reading,
  asked: readonly string[] | undefined,
  counted: () => Promise<Counted>,
): Promise<CodesFound> {
  if (asked === undefined) return { data: [] };
  const folded = asked.map(foldedCode);
  const [known, rows] = await Promise.all([
    stockItemsFor(db, caller)
      .select(sql<string>`lower(stock.code)`.as('code'))
      .where(sql<boolean>`lower(stock.code) = any(${folded})`)
      .execute(),
    counted(),
  ]);
  const there = new Set(known.map(({ code }) => code));
  const counts = new Map(rows.map(({ code, count }) => [code, Number(count)]));
  const data = asked.map((code) => ({
    code,
    known: there.has(foldedCode(code)),
    count: counts.get(foldedCode(code)) ?? 0,
  }));
  return { data };
}
