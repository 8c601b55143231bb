import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CertificationStats } from '#read-api/looks/contract.ts';
import { api } from '../../kit/client/api.ts';
import { formatNumber } from '../../kit/preferences/time.ts';

const path = '/v1/looks/certification_stats';

/** The number of waiting looks, linked to their list. */
export function LooksLeft() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.call<CertificationStats>('GET', path, { signal }),
  });
  if (data === undefined) return null;
  const { pendingCount } = data.data;
  return (
    <Typography variant="body2" component="span" sx={{ '& a': { color: 'link' } }}>
      <Link to="/looks?certification_status=in_progress">
        {t('lookDesk.left', { amount: formatNumber(pendingCount) })}
      </Link>
    </Typography>
  );
}
