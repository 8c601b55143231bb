import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import type { Sending } from '../kit/edit/use-edit.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { ProductForm } from './product-form.tsx';
import { emptyProduct, productBody } from './product-form-fields.ts';
import { filesOf } from './uploads.ts';

/** Creates a product. Only staff choose the brand; a brand admin's product belongs to the admin's brand. */
export function ProductCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isStaff = useIdentity()?.scope === 'staff';

  async function send(changed: Record<string, unknown>, { intent }: Sending) {
    const body = productBody(changed);
    const options = { body, intent, ...filesOf(body) };
    return (await api.call<CommandAnswer>('POST', '/v2/products', options)).data;
  }

  return (
    <>
      <PageHeader
        title={t('product.form.createTitle')}
        back={{ to: '/products', name: t('rooms.products') }}
      />
      <ProductForm
        isNew
        asksBrand={isStaff}
        current={{ values: emptyProduct, revision: '' }}
        draftKey="product new"
        submitText={t('product.form.create')}
        send={send}
        onDone={({ id }) => navigate(`/products/detail/${id}`)}
        onCancel={() => navigate('/products')}
      />
    </>
  );
}
