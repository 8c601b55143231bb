import type { Currency } from '../payments/payment-kinds.ts';

/** What metrics are told of. */
export const metricDimensions = ['brands', 'products', 'curators'] as const;
export type MetricDimension = (typeof metricDimensions)[number];

/**
 * The numbers of a row that add up, by their group. Items count by their request, looks by their posting, likes by their
 * beginning, orders by their placing and uses by their request.
 */
export const metricGroups = {
  items: [
    'requestedCount',
    'canceledCount',
    'deliveredCount',
    'inUseCount',
    'returnedCount',
    'purchasedCount',
    'givenCount',
    'lostCount',
  ],
  posts: ['postedCount', 'refusedCount', 'overdueCount'],
  looks: ['contentCount', 'certifiedCount', 'rejectedCount', 'pendingCount', 'contentScore', 'pointAmount'],
  likes: ['likeCount', 'brandLikeCount'],
  orders: ['orderItemCount', 'returnCount'],
  uses: ['lookUseCount'],
} as const;
export type MetricGroup = keyof typeof metricGroups;
export type CountField = (typeof metricGroups)[MetricGroup][number];
export const countFields: readonly CountField[] = Object.values(metricGroups).flat();

/** The sums of money, each in a currency. */
export const moneyFields = ['cashAmount', 'salesAmount', 'brandPaymentAmount'] as const;
export type MoneyField = (typeof moneyFields)[number];
export type MoneySum = `${MoneyField}${Capitalize<Lowercase<Currency>>}`;

/** Every number that sums keep: the counts, and the money once a currency. */
export type SumField = CountField | MoneySum;
export const sumFields: readonly SumField[] = [
  ...countFields,
  ...moneyFields.flatMap((field) => [`${field}Krw`, `${field}Jpy`] as const),
];
export type MetricSums = Record<SumField, number>;

/** The share of posted items in the decided ones: posted, refused and overdue. Null if none is decided. */
export function postRateOf({
  postedCount,
  refusedCount,
  overdueCount,
}: Pick<MetricSums, 'postedCount' | 'refusedCount' | 'overdueCount'>): number | null {
  const decided = postedCount + refusedCount + overdueCount;
  return decided === 0 ? null : postedCount / decided;
}
