import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { ProductDetail, ProductSize } from '#read-api/products/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Sending } from '../kit/edit/use-edit.ts';
import { useLookup } from '../reference/lookups.ts';
import { sizeBody, sizeFields, sizeValues } from './size-fields.ts';
import { useMeasurements } from './use-measurements.ts';
import { productPath } from './use-product.ts';

interface SizeDialogProps {
  product: ProductDetail;
  /** The size to change; null to add one. */
  size: ProductSize | null;
  onClose: () => void;
}

/** Adds or changes a size of a product: its type or name, its measurements, and whether it is sold out. */
export function SizeDialog({ product, size, onClose }: SizeDialogProps) {
  const { t } = useTranslation();
  const { id } = product;
  const types = useLookup('size-types');
  const measurements = useMeasurements(product.category?.id ?? null, product.sizes);
  // Offers the size's own type even if the type is no longer published.
  const offered = types.filter((type) => type.isPublished || type.id === size?.type?.id);

  async function send(changed: Record<string, unknown>, { revision, intent }: Sending) {
    const body = sizeBody(changed, size);
    const path = size === null ? '/v2/products/{id}/sizes' : '/v2/products/{id}/sizes/{size}';
    const params = { id, size: size?.id ?? null };
    const answer = await api.call<CommandAnswer>(size === null ? 'POST' : 'PATCH', path, {
      params,
      body,
      intent,
      ...(size !== null && { ifMatch: revision }),
    });
    return answer.data;
  }

  async function reload(revision: string) {
    const read = async () => (await api.call<ProductDetail>('GET', productPath, { params: { id } })).data;
    const now = await reloaded(read, revision);
    const same = now.sizes.find((one) => one.id === size?.id) ?? null;
    return { values: sizeValues(same), revision: now.revision };
  }

  return (
    <FormDialog<CommandAnswer>
      title={size === null ? t('product.actions.addSize') : `${t('product.actions.editSize')}: ${size.name}`}
      fields={sizeFields(t, offered, measurements)}
      current={{ values: sizeValues(size), revision: product.revision }}
      draftKey={`product ${id} size ${size?.id ?? 'new'}`}
      send={send}
      {...(size !== null && { reload })}
      isWhole={size === null}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
