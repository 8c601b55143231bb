import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../kit/client/api-error.ts';

/** As many garments as the server names at most. */
const namedAtMost = 10;

/** The garments that stand in the way of a removal; null where it failed for another reason. */
export function heldGarments(error: unknown): readonly number[] | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'removal.in_use') return null;
  const ids = (error.detail as { stockItemIds?: unknown } | null)?.stockItemIds;
  return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : [];
}

interface InUseNoticeProps {
  stockItemIds: readonly number[];
  onClose: () => void;
}

/** Why something cannot be removed, with the garments whose rentals must end first. */
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
