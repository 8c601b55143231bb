import { useTranslation } from 'react-i18next';
import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import type { ReservationAnswer } from '#read-api/brand-events/reservation-contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { brandEventActionTable, reservationActionTable } from './action-tables.ts';

interface BulkProps<Row extends { id: number }> {
  selection: Selection<Row>;
  onDone: () => void;
}

/** The actions on the chosen events. */
export function BrandEventBulkActions({ selection, onDone }: BulkProps<BrandEventAnswer>) {
  return (
    <BulkActions
      table={brandEventActionTable}
      selection={selection}
      nameOf={({ id, brandTag }) => `${id} · ${brandTag}`}
      onDone={onDone}
    />
  );
}

/** The actions on the chosen reservations. */
export function ReservationBulkActions({ selection, onDone }: BulkProps<ReservationAnswer>) {
  const { t } = useTranslation();
  return (
    <BulkActions
      table={reservationActionTable}
      selection={selection}
      nameOf={({ id, user }) => `${id} · ${user.username ?? t('common.unknownPerson')}`}
      onDone={onDone}
    />
  );
}
