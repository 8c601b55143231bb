import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../kit/client/api.ts';
import { formatNumber } from '../../kit/preferences/time.ts';
import { waitingLooks } from './waiting-looks.ts';

const path = '/v1/looks';
const query = { ...waitingLooks, limit: 1 };

/** The number of looks whose items or event wait, linked to their list. */
export function LooksLeft() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ count: number }>('GET', path, { query, signal }),
  });
  if (data === undefined) return null;
  return (
    <Typography variant="body2" component="span" sx={{ '& a': { color: 'link' } }}>
      <Link to={`/looks?${new URLSearchParams(waitingLooks)}`}>
        {t('lookDesk.left', { amount: formatNumber(data.data.count) })}
      </Link>
    </Typography>
  );
}
