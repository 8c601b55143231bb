import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '#read-api/products/contract.ts';
import type { StockItemDetail } from '#read-api/stock/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import { termsFields, termsValues } from './fields.ts';

const path = '/v1/stocks/{id}';

/** Corrects a garment's terms and, if the domain allows it, its size. */
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
  const fields = termsFields(t, sizes, mayChangeSize);
  return (
    <FormDialog
      title={t('forms.editOf', { name: stock.code })}
      draftKey={`stock_item ${stock.id} terms`}
      current={{ values: termsValues(stock), revision: stock.revision }}
      fields={fields}
      reload={async (revision) => {
        const read = async () => (await api.call<StockItemDetail>('GET', path, { params })).data;
        const now = await reloaded(read, revision);
        return { values: termsValues(now), revision: now.revision };
      }}
      send={(body, { intent, revision }) =>
        api.call('PATCH', path, { params, body, intent, ifMatch: revision })
      }
      onDone={onClose}
      onClose={onClose}
    />
  );
}
