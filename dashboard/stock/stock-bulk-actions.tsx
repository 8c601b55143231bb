import type { StockItem } from '#read-api/stock/contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { ChosenLabelsButton } from '../labels/chosen-labels-button.tsx';
import { offerOf } from '../labels/label-offer.ts';
import { SizeOfMany } from './size-of-many.tsx';
import { slotText } from './slot-text.ts';
import { stockActionTable } from './stock-action-table.ts';

interface StockBulkActionsProps {
  selection: Selection<StockItem>;
  onDone: () => void;
}

/** Actions on the selected stock items. */
export function StockBulkActions({ selection, onDone }: StockBulkActionsProps) {
  return (
    <>
      <BulkActions
        table={stockActionTable}
        selection={selection}
        nameOf={({ code }) => code}
        onDone={onDone}
      />
      <SizeOfMany selection={selection} onDone={onDone} />
      <StockLabels selection={selection} />
    </>
  );
}

/** Prints labels of the selected garments and, for staff, of their slots. */
export function StockLabels({ selection }: Pick<StockBulkActionsProps, 'selection'>) {
  const isStaff = useIdentity()?.scope === 'staff';
  const slots = selection.kind === 'rows' && isStaff ? slotsOf(selection.rows) : [];
  const others = slots.length === 0 ? [] : [offerOf('slots', slots)];
  return <ChosenLabelsButton of="stocks" path="/v1/stocks" selection={selection} others={others} />;
}

function slotsOf(rows: readonly StockItem[]): string[] {
  return [...new Set(rows.map(({ slot }) => slotText(slot)))].filter((slot) => slot !== '').sort();
}
