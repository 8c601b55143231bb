import { createHash } from 'node:crypto';
import type { Stat } from '../kit/counters/stat.ts';
import type { CounterRow } from '../kit/tables/counters.ts';
import { table } from '../kit/tables/table.ts';
import { isListed } from './parts-of-look.ts';
import { type LookRow, looksTable } from './tables.ts';

/** The table of counters with nearly as many buckets as there are looks. */
export const lookCountersTable = table<CounterRow>('read.look_counters', 'bucket', {
  stat: 'text',
  scope: 'integer',
  bucket: 'text',
  count: 'integer',
});

/**
 * Counts looks by the post they link to. The bucket is `md5(normalized_link)`, because links may exceed the index size limit;
 * the scope is 0.
 */
export const looksByLink: Stat<LookRow> = {
  name: 'looks_by_link',
  table: looksTable,
  keptIn: lookCountersTable,
  buckets: (look) =>
    isListed(look) && look.normalizedLink !== null
      ? [{ scope: 0, bucket: createHash('md5').update(look.normalizedLink).digest('hex') }]
      : [],
};

/** Counts looks by member id, in all (scope 0) and for each brand (scope: the brand's id). */
export const looksByMember: Stat<LookRow> = {
  name: 'looks_by_member',
  table: looksTable,
  keptIn: lookCountersTable,
  buckets: (look) =>
    isListed(look) ? [0, ...look.brandIds].map((scope) => ({ scope, bucket: String(look.userId) })) : [],
};
