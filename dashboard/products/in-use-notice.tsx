import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../kit/client/api-error.ts';

/** Maximum number of garments that the server's error lists. */
const namedAtMost = 10;

/** The ids of the garments that prevented a removal; null if the removal failed for another reason. */
export function heldGarments(error: unknown): readonly number[] | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'removal.in_use') return null;
  const ids = (error.detail as { stockItemIds?: unknown } | null)?.stockItemIds;
  return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : [];
}

interface InUseNoticeProps {
  stockItemIds: readonly number[];
  onClose: () => void;
}

/** Explains a refused removal, and lists garments whose rentals must end first. */
export function InUseNotice({ stockItemIds, onClose }: InUseNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" role="alert" closeText={t('common.close')} onClose={onClose} sx={{ mb: 1 }}>
      <AlertTitle sx={{ fontSize: '0.875rem' }}>{t('product.inUse.title')}</AlertTitle>
      {t('product.inUse.text')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {stockItemIds.map((id) => (
          <li key={id}>
            <Link to={`/stocks/${id}`}>{t('product.inUse.garment', { id })}</Link>
          </li>
        ))}
      </Box>
      {stockItemIds.length >= namedAtMost && t('product.inUse.more')}
    </Alert>
  );
}
