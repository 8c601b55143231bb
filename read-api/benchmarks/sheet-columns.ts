import { brandBrief } from '../briefs/brands/brief.ts';
import { brandName } from '../briefs/brands/name.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { benchmarkColumns } from './columns.ts';
import type { NamedItem } from './rows.ts';

const listed = (values: readonly string[] = []) => values.join(', ');
const failedOf = ({ checks }: NamedItem) => (checks ?? []).filter(({ passed }) => passed === false);

/** Columns of a benchmark's sheet: one row per item with the verdicts of people, method and reviewer. */
export const sheetColumns = columnsOf(benchmarkColumns)<NamedItem>([
  { header: 'id', value: (item) => item.number },
  { header: 'look_id', value: (item) => item.lookId },
  { header: 'look_item_id', value: (item) => item.entryId },
  { header: 'sns_type', codes: 'snsType', value: (item) => item.snsType },
  { header: 'link', value: (item) => item.link },
  { header: 'brand', value: (item, language) => brandName(brandBrief(item), language) },
  { header: 'product_code', value: (item) => item.productCode },
  { header: 'product', value: (item) => item.productName },
  { header: 'category', value: (item) => item.categoryName },
  { header: 'user_id', value: (item) => item.userId },
  { header: 'username', value: (item) => item.username },
  { header: 'decided', codes: 'verdict', value: (item) => item.decided.verdict },
  { header: 'decided_reasons', codes: 'rejectionReason', value: (item) => listed(item.decided.reasons) },
  { header: 'verdict', codes: 'verdict', value: (item) => item.verdict },
  {
    header: 'verdict_reasons',
    codes: 'rejectionReason',
    value: (item) => listed(failedOf(item).map(({ reason }) => reason)),
  },
  { header: 'evidence', value: (item) => listed(failedOf(item).flatMap(({ evidence }) => evidence ?? [])) },
  { header: 'user_result', codes: 'verdict', value: (item) => item.userResult?.verdict ?? null },
  {
    header: 'user_result_reasons',
    codes: 'rejectionReason',
    value: (item) => listed(item.userResult?.reasons),
  },
  { header: 'needs_review', value: (item) => item.needsReview },
  { header: 'milliseconds', value: (item) => item.ms },
  { header: 'input_tokens', value: (item) => item.tokens?.input ?? null },
  { header: 'output_tokens', value: (item) => item.tokens?.output ?? null },
  { header: 'failure', value: (item) => item.failure },
]);
