import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../kit/preferences/time.ts';
import type { LeftOut } from './parcels.ts';

/** The garments that are not shipped now, each with its reason and a link to what mends it. */
export function LeftOutPanel({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation();
  if (leftOut.length === 0) return null;
  const title = t('packing.leftOut.title', { amount: formatNumber(leftOut.length) });
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <Box sx={{ fontWeight: 650 }}>{title}</Box>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={title}
        sx={{ m: 0, pl: 2.5, maxHeight: 180, overflowY: 'auto', '& a': { color: 'link' } }}
      >
        {leftOut.map(({ itemId, trysetId, product, code, reason }) => (
          <li key={itemId}>
            <Link to={reason === 'noAddress' ? `/tryset/${trysetId}` : `/trysetitems/${itemId}`}>
              {t('packing.leftOut.item', {
                tryset: trysetId,
                product: product.name,
                code,
                why: t(`packing.leftOut.reasons.${reason}`),
              })}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
