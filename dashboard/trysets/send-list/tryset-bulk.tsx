import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Tryset } from '#read-api/trysets/contract.ts';
import LocalShippingIcon from '~icons/ic/outline-local-shipping';
import { BulkActions } from '../../kit/actions/bulk-actions.tsx';
import { api } from '../../kit/client/api.ts';
import { amountOf, type Selection } from '../../kit/list/selection.ts';
import { useErrorText } from '../../kit/ui/error-text.ts';
import { notify } from '../../kit/ui/notices.tsx';
import { ChosenLabelsButton } from '../../labels/chosen-labels-button.tsx';
import { offerOf } from '../../labels/label-offer.ts';
import { chosenAtMost, deskOf, pastedParcels } from '../../packing/paths.ts';
import { itemActionTable } from '../../tryset-items/item-action-table.ts';
import { tellLeftOut, writeBox } from '../../tryset-items/parcels/box-store.ts';
import { linesAtMost } from '../../tryset-items/parcels/lines-at-most.ts';
import { linesOf } from '../../tryset-items/parcels/waiting-lines.ts';
import { chosenToShip, waits } from './chosen-to-ship.ts';

interface TrysetBulkProps {
  selection: Selection<Tryset>;
  onDone: () => void;
}

/** The actions on the chosen trysets: ship their parcels, or act on their items. */
export function TrysetBulk({ selection, onDone }: TrysetBulkProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const toShip = useMutation({
    mutationFn: () => trysetsOf(selection),
    onSuccess: (trysets) => {
      const { items, leftOut } = chosenToShip(trysets, amountOf(selection));
      if (items.length === 0 && leftOut === null) return notify('fail', t('parcels.noneWaiting'));
      if (items.length > 0) writeBox('outbound', linesOf(t, items));
      tellLeftOut(leftOut);
      // Lines have space for a choice that no address has.
      navigate(trysets.length > chosenAtMost ? pastedParcels : deskOf(trysets.map(({ id }) => id)));
    },
    onError: (error) => notify('fail', errorText(error)),
  });
  const items = selection.kind === 'rows' ? selection.rows.flatMap(({ trysetItems }) => trysetItems) : [];
  const ids = items.filter(waits).map(({ id }) => id);
  const parcels = ids.length === 0 ? [] : [offerOf('parcels', ids)];
  return (
    <>
      <Button
        variant="contained"
        startIcon={<LocalShippingIcon />}
        disabled={toShip.isPending}
        onClick={() => toShip.mutate()}
      >
        {t('trysetItem.shipParcels')}
      </Button>
      {selection.kind === 'rows' && (
        <BulkActions
          table={itemActionTable}
          selection={{ kind: 'rows', rows: items }}
          nameOf={({ id, product }) => `${id} · ${product.name}`}
          onDone={onDone}
        />
      )}
      <ChosenLabelsButton of="trysets" path={path} selection={selection} others={parcels} />
    </>
  );
}

const path = '/v2/trysets';
const atOnce = 500;

/** Loads the chosen trysets. If they were chosen by filters, loads at most as many as the box has lines. */
async function trysetsOf(selection: Selection<Tryset>): Promise<readonly Tryset[]> {
  if (selection.kind === 'rows') return selection.rows;
  const trysets: Tryset[] = [];
  const wanted = Math.min(amountOf(selection), linesAtMost);
  while (trysets.length < wanted) {
    const query = { ...selection.filter, order: 'to_prepare', limit: atOnce, offset: trysets.length };
    const { data } = await api.call<{ data: Tryset[] }>('GET', path, { query });
    if (data.data.length === 0) break;
    trysets.push(...data.data);
  }
  return trysets;
}
