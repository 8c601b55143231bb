import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '#read-api/products/contract.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import { ActionFormDialog } from '../kit/actions/action-form-dialog.tsx';
import { BulkRun } from '../kit/actions/bulk/bulk-run.tsx';
import { bulkTitle } from '../kit/actions/bulk/bulk-title.ts';
import { dropDraft } from '../kit/actions/drafts.ts';
import type { AskedField } from '../kit/actions/fields.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { shortSentence } from '../kit/history/short-sentence.ts';
import { amountOf, type Selection } from '../kit/list/selection.ts';
import { useMay } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { stockActionTable } from './stock-action-table.ts';

interface SizeOfManyProps {
  selection: Selection<StockItem>;
  onDone: () => void;
}

const fields: readonly AskedField[] = [
  { name: 'product_size_id', text: 'productSizeId', kind: 'pick', required: true, from: 'sizes' },
];
const draftKey = 'stock_items size';

/** Moves the selected garments of one product to another of its sizes. Hidden for brand admins and for several products. */
export function SizeOfMany({ selection, onDone }: SizeOfManyProps) {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  const mayWork = useMay();
  const [isOpen, setOpen] = useState(false);
  const products = new Set(selection.kind === 'rows' ? selection.rows.map(({ product }) => product.id) : []);
  const [productId] = products;
  if (!isStaff || !mayWork || productId === undefined || products.size > 1) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('stockItem.changeSize')}
      </Button>
      {isOpen && (
        <Moving
          productId={productId}
          selection={selection}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

interface MovingProps extends SizeOfManyProps {
  productId: number;
  onClose: () => void;
}

function Moving({ productId, selection, onClose, onDone }: MovingProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Selection<{ id: number }>>(selection);
  const [sent, setSent] = useState<{ body: Record<string, unknown>; key: string } | null>(null);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const title = bulkTitle(t, stockActionTable, t('stockItem.changeSize'), amountOf(chosen));
  const { data } = useQuery({
    queryKey: ['/v2/products/{id}', productId],
    queryFn: ({ signal }) =>
      api.call<ProductDetail>('GET', '/v2/products/{id}', { params: { id: productId }, signal }),
  });
  if (data === undefined) return null;
  const options = data.data.sizes.map(({ id, name }) => ({ value: String(id), text: name }));
  if (sent === null) {
    return (
      <ActionFormDialog
        table={stockActionTable}
        action={{ name: 'change_size', fields, form: { fields } }}
        title={title}
        draftKey={draftKey}
        picks={{ sizes: { options, none: t('list.noOptions') } }}
        onSubmit={(body) => setSent({ body, key: keyFor([chosen, body]) })}
        onClose={onClose}
      />
    );
  }
  return (
    <BulkRun
      key={sent.key}
      table={stockActionTable}
      title={title}
      did={shortSentence(t, 'StockItemSizeChanged')}
      path="/change-size"
      body={sent.body}
      intent={sent.key}
      selection={chosen}
      nameOf={(({ code }: StockItem) => code) as (row: never) => string}
      undo={null}
      mayUndo={() => false}
      onAgain={(rows) => {
        dropDraft(draftKey);
        setChosen({ kind: 'rows', rows });
        setSent(null);
      }}
      onUndo={() => undefined}
      onBack={() => setSent(null)}
      onDone={() => {
        dropDraft(draftKey);
        onDone();
      }}
    />
  );
}
