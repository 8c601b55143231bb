import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { label } from '../i18n/label.ts';
import { offeredActions } from '../kit/actions/action-table.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { late, usePreloaded } from '../kit/ui/late.tsx';
import { itemActionTable } from '../tryset-items/item-action-table.ts';

const BulkAction = late(() => import('../kit/actions/bulk/bulk-action.tsx').then((m) => m.BulkAction));

/** A button that takes the usual next step for all items of a tryset that allow it. Draws nothing if no item does. */
export function NextForItems({ items }: { items: readonly TrysetItem[] }) {
  const { t } = useTranslation();
  const identity = useIdentity();
  const [isOpen, setOpen] = useState(false);
  usePreloaded(BulkAction);
  if (identity === null) return null;
  const may = (name: string) =>
    items.filter(({ actions }) => actions.some((action) => action.name === name && action.allowed));
  const next = offeredActions(itemActionTable, identity).find(
    ({ name, row, form, fields }) =>
      row.to !== 'same' &&
      form.look === undefined &&
      fields.every(({ kind }) => kind !== 'pick') &&
      may(name).length > 0,
  );
  if (next === undefined) return null;
  const rows = may(next.name);
  const name = label(t, itemActionTable.names, next.name);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {rows.length === 1 ? name : t('tryset.forAll', { action: name, amount: formatNumber(rows.length) })}
      </Button>
      {isOpen && (
        <BulkAction
          table={itemActionTable}
          action={next}
          selection={{ kind: 'rows', rows }}
          nameOf={({ id, product }: TrysetItem) => `${id} · ${product.name}`}
          onCancel={() => setOpen(false)}
          onDone={() => setOpen(false)}
        />
      )}
    </>
  );
}
