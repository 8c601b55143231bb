import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stockQualities } from '#domain/stock/stock-status.ts';
import type { ProductDetail } from '#read-api/products/contract.ts';
import type { StockItemDetail } from '#read-api/stock/contract.ts';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Field, Values } from '../kit/fields/field.ts';

const path = '/v1/stocks/{id}';

function valuesOf(stock: StockItemDetail): Values {
  return {
    code: stock.code,
    product_size_id: String(stock.productSize.id),
    quality: stock.quality,
    discount_rate: String(stock.discountRate),
    reimbursement_rate: String(stock.reimbursementRate),
  };
}

/** Corrects a garment's terms and, where nobody holds it, its size. */
export function TermsDialog({ stock, onClose }: { stock: StockItemDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const params = { id: stock.id };
  const product = useQuery({
    queryKey: ['/v2/products/{id}', stock.product.id],
    queryFn: ({ signal }) =>
      api.call<ProductDetail>('GET', '/v2/products/{id}', { params: { id: stock.product.id }, signal }),
  });
  const sizes = product.data?.data.sizes ?? [stock.productSize];
  const mayChangeSize = stock.actions.some(({ name, allowed }) => name === 'change_size' && allowed);
  const percent = { kind: 'whole', required: true, atLeast: 0, atMost: 100 } as const;
  const fields: Field[] = [
    { name: 'code', text: t('actions.fields.code'), kind: 'text', required: true, atMost: 60 },
    {
      name: 'product_size_id',
      text: t('actions.fields.productSizeId'),
      kind: 'choice',
      isId: true,
      required: true,
      options: sizes.map(({ id, name }) => ({ value: String(id), text: name })),
      ...(!mayChangeSize && { locked: t('stockItem.sizeLocked') }),
    },
    {
      name: 'quality',
      text: t('actions.fields.quality'),
      kind: 'choice',
      required: true,
      options: stockQualities.map((value) => ({ value, text: label(t, 'stockItem.quality', value) })),
    },
    { name: 'discount_rate', text: t('actions.fields.discountRate'), ...percent },
    { name: 'reimbursement_rate', text: t('actions.fields.reimbursementRate'), ...percent },
  ];
  return (
    <FormDialog
      title={t('forms.editOf', { name: stock.code })}
      draftKey={`stock_item ${stock.id} terms`}
      current={{ values: valuesOf(stock), revision: stock.revision }}
      fields={fields}
      reload={async (revision) => {
        const read = async () => (await api.call<StockItemDetail>('GET', path, { params })).data;
        const now = await reloaded(read, revision);
        return { values: valuesOf(now), revision: now.revision };
      }}
      send={(body, { intent, revision }) =>
        api.call('PATCH', path, { params, body, intent, ifMatch: revision })
      }
      onDone={onClose}
      onClose={onClose}
    />
  );
}
