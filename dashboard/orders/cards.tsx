import type { Order } from '#read-api/orders/contract.ts';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { buyerText } from './buyer-text.ts';

/** An order in the list on a phone. */
export function orderCard({ times }: ColumnParts): (row: Order) => Card {
  return (row) => ({
    title: `${row.id} · ${formatAmount(row.totals.cash, row.currency)}`,
    about: [buyerText(row.user), times.date(row.createdTime)].join(' · '),
    status: <KindStatus kind="order" status={row.status} />,
  });
}

/** An item of an order in the list on a phone. */
export function itemCard(): (row: OrderItem) => Card {
  return (row) => ({
    title: row.product.name,
    about: [row.productSize.name, row.delivery?.destination.name, row.trackingNumber]
      .filter(Boolean)
      .join(' · '),
    status: <KindStatus kind="order" status={row.status} />,
  });
}
