import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';

export const itemCard =
  ({ t }: ColumnParts) =>
  (row: TrysetItem): Card => ({
    picture: row.product.coverImage,
    title: `${row.id} · ${row.product.name}`,
    about: [row.productSize.name, row.stock.code, row.user.username ?? t('common.unknownPerson')].join(' · '),
    status: (
      <>
        <KindStatus kind="tryset_item" status={row.status} />{' '}
        {row.isExpress && <StatusChip tone="waiting" text={t('trysetItem.deliveryType.express')} />}
      </>
    ),
  });
