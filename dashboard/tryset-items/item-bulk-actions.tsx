import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { ChosenLabelsButton } from '../labels/chosen-labels-button.tsx';
import { itemActionTable } from './item-action-table.ts';

interface ItemBulkActionsProps {
  selection: Selection<TrysetItem>;
  onDone: () => void;
}

/** The actions on the chosen tryset items. */
export function ItemBulkActions({ selection, onDone }: ItemBulkActionsProps) {
  return (
    <>
      <BulkActions
        table={itemActionTable}
        selection={selection}
        nameOf={({ id, product }) => `${id} · ${product.name}`}
        onDone={onDone}
      />
      <ChosenLabelsButton of="parcels" path="/v2/trysets/items" selection={selection} />
    </>
  );
}
