import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ProductDetail } from '#read-api/products/contract.ts';
import { ActionButton } from '../kit/actions/action-button.tsx';
import { ActionPlace } from '../kit/actions/action-place.tsx';
import { confirm } from '../kit/ui/confirm.tsx';
import { heldGarments, InUseNotice } from './in-use-notice.tsx';
import { useProductWrite } from './use-product-write.ts';

interface ProductActionsProps {
  product: ProductDetail;
  onAddSize: () => void;
  onRegister: () => void;
  onMerge: () => void;
}

/** The buttons for all actions on a product. */
export function ProductActions({ product, onAddSize, onRegister, onMerge }: ProductActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const write = useProductWrite(product.id);
  const [held, setHeld] = useState<readonly number[] | null>(null);

  function change(body: Record<string, unknown>, name: string) {
    write.mutate({ method: 'PATCH', body, name });
  }

  async function unpublish(name: string) {
    const agreed = await confirm({
      title: t('product.ask.unpublishTitle', { name: product.name }),
      text: t('product.ask.unpublishText'),
      ok: name,
    });
    if (agreed) change({ is_published: false }, name);
  }

  async function remove(name: string) {
    setHeld(null);
    const agreed = await confirm({
      title: t('product.ask.removeTitle', { name: product.name }),
      text: t('product.ask.removeText', { sizes: product.sizes.length }),
      ok: name,
      isDanger: true,
    });
    if (!agreed) return;
    write.mutate(
      { method: 'DELETE', name },
      { onSuccess: () => navigate('/products'), onError: (error) => setHeld(heldGarments(error)) },
    );
  }

  const flags = [
    product.isMarkedSoldOut
      ? { name: t('product.actions.unmarkSoldOut'), body: { is_soldout: false } }
      : { name: t('product.actions.markSoldOut'), body: { is_soldout: true } },
    product.isSaleForCurator
      ? { name: t('product.actions.curatorSaleOff'), body: { is_sale_for_curator: false } }
      : { name: t('product.actions.curatorSaleOn'), body: { is_sale_for_curator: true } },
    product.isCommerceSaleAvailable
      ? { name: t('product.actions.commerceSaleOff'), body: { is_commerce_sale_available: false } }
      : { name: t('product.actions.commerceSaleOn'), body: { is_commerce_sale_available: true } },
  ];
  const publication = t(product.isPublished ? 'product.actions.unpublish' : 'product.actions.publish');
  const removal = t('product.actions.remove');
  const isBusy = write.isPending;
  function nextStep() {
    if (!product.isPublished) {
      const publish = () => change({ is_published: true }, publication);
      return { name: publication, isDisabled: isBusy, onClick: publish };
    }
    if (product.sizes.length === 0)
      return { name: t('product.actions.addSize'), isDisabled: false, onClick: onAddSize };
    return { name: t('product.actions.registerStock'), isDisabled: false, onClick: onRegister };
  }
  return (
    <ActionPlace
      title={t('actions.title')}
      leading={nextStep()}
      notice={held !== null && <InUseNotice stockItemIds={held} onClose={() => setHeld(null)} />}
    >
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        {!product.isPublished && (
          <ActionButton
            look="leading"
            disabled={isBusy}
            onClick={() => change({ is_published: true }, publication)}
          >
            {publication}
          </ActionButton>
        )}
        {product.sizes.length > 0 && (
          <ActionButton look={product.isPublished ? 'leading' : 'quiet'} onClick={onRegister}>
            {t('product.actions.registerStock')}
          </ActionButton>
        )}
        <ActionButton
          look={product.isPublished && product.sizes.length === 0 ? 'leading' : 'quiet'}
          onClick={onAddSize}
        >
          {t('product.actions.addSize')}
        </ActionButton>
        <ActionButton look="quiet" to={`/products/edit/${product.id}`}>
          {t('product.actions.edit')}
        </ActionButton>
        <ActionButton look="quiet" onClick={onMerge}>
          {t('product.actions.merge')}
        </ActionButton>
        {flags.map(({ name, body }) => (
          <ActionButton key={name} look="quiet" disabled={isBusy} onClick={() => change(body, name)}>
            {name}
          </ActionButton>
        ))}
        {product.isPublished && (
          <ActionButton look="danger" disabled={isBusy} onClick={() => unpublish(publication)}>
            {publication}
          </ActionButton>
        )}
        <ActionButton look="danger" disabled={isBusy} onClick={() => remove(removal)}>
          {removal}
        </ActionButton>
      </Box>
    </ActionPlace>
  );
}
