import type { Tryset } from '#read-api/trysets/contract.ts';
import type { Card } from '../../kit/list/card.ts';
import type { ColumnParts } from '../../kit/list/use-columns.ts';
import { StatusChip } from '../../kit/ui/status-chip.tsx';
import { dueText, isDue } from '../due.ts';
import { TrysetStatus } from '../tryset-status.tsx';
import { garmentsOf } from './garments-of.ts';

export const sendListCard =
  ({ t }: ColumnParts) =>
  (row: Tryset): Card => ({
    picture: garmentsOf(row)[0]?.product.coverImage ?? null,
    title: `${row.id} · ${row.user.username ?? t('common.unknownPerson')}`,
    about: [
      row.mainItem?.productName,
      garmentsOf(row).length > 1 && t('tryset.itemsAmount', { amount: garmentsOf(row).length }),
      row.destination?.address,
    ]
      .filter(Boolean)
      .join(' · '),
    status: (
      <>
        <TrysetStatus status={row.status} /> {isDue(row) && <StatusChip tone="bad" text={dueText(t, row)} />}
      </>
    ),
  });
