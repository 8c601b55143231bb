import type { StockItem } from '#read-api/stock/contract.ts';
import type { Card } from '../kit/list/card.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { slotText } from './slot-text.ts';

export const stockCard =
  () =>
  (row: StockItem): Card => ({
    picture: row.product.coverImage,
    title: row.code,
    about: [row.product.name, row.productSize.name, slotText(row.slot)].filter(Boolean).join(' · '),
    status: <KindStatus kind="stock_item" status={row.status} />,
  });
