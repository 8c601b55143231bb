import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import type { ProductDetail } from '#read-api/products/contract.ts';
import { api } from '../kit/client/api.ts';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Sending } from '../kit/edit/use-edit.ts';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { ProductForm } from './product-form.tsx';
import { productBody, productValues } from './product-form-fields.ts';
import { filesOf } from './uploads.ts';
import { productPath, useProduct } from './use-product.ts';

const productsOf = (t: TFunction): Crumb => ({ to: '/products', name: t('rooms.products') });

export function ProductEditPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  return (
    <DetailFrame query={useProduct(id)} back={productsOf(t)}>
      {(product) => <Form key={product.id} product={product} />}
    </DetailFrame>
  );
}

function Form({ product }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id, name, revision } = product;
  const page = `/products/detail/${id}`;

  async function send(changed: Record<string, unknown>, { revision: seen, intent }: Sending) {
    const body = productBody(changed);
    const options = { params: { id }, body, intent, ifMatch: seen, ...filesOf(body) };
    return (await api.call<CommandAnswer>('PATCH', productPath, options)).data;
  }

  async function reload(atLeast: string) {
    const read = async () => (await api.call<ProductDetail>('GET', productPath, { params: { id } })).data;
    const now = await reloaded(read, atLeast);
    return { values: productValues(now), revision: now.revision };
  }

  return (
    <>
      <PageHeader
        title={t('product.form.editTitle', { name })}
        subtitle={t('product.form.sizesLater')}
        back={productsOf(t)}
        parents={[{ to: page, name }]}
      />
      <ProductForm
        isNew={false}
        asksBrand={false}
        current={{ values: productValues(product), revision }}
        draftKey={`product ${id}`}
        submitText={t('forms.save')}
        send={send}
        reload={reload}
        onDone={() => navigate(page)}
        onCancel={() => navigate(page)}
      />
    </>
  );
}
