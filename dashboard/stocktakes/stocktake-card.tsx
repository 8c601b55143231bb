import type { Stocktake } from '#read-api/stocktakes/contract.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { progressText, stocktakeTitle } from './stocktake-text.ts';

/** A stocktake in the list on a phone. */
export function stocktakeCard({ t, times }: ColumnParts): (row: Stocktake) => Card {
  return (row) => ({
    title: stocktakeTitle(t, row),
    about: [progressText(t, row), times.date(row.createdTime)].join(' · '),
    status: <KindStatus kind="stocktake" status={row.status} />,
  });
}
