import { useTranslation } from 'react-i18next';
import { StatusChip } from '../kit/ui/status-chip.tsx';

export function PublishedChip({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation();
  return (
    <StatusChip
      tone={isPublished ? 'good' : 'neutral'}
      text={t(isPublished ? 'product.status.published' : 'product.status.unpublished')}
    />
  );
}

interface SoldOutChipProps {
  isSoldOut: boolean;
  isMarked: boolean;
}

/**
 * Marks a sold-out product or size. The tooltip tells whether staff or the brand marked it, or no garment is free.
 */
export function SoldOutChip({ isSoldOut, isMarked }: SoldOutChipProps) {
  const { t } = useTranslation();
  if (!isSoldOut) return null;
  return (
    <span title={t(isMarked ? 'product.soldOutMarked' : 'product.soldOutNoStock')}>
      <StatusChip tone={isMarked ? 'bad' : 'waiting'} text={t('product.soldOut')} />
    </span>
  );
}
