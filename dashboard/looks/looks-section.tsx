import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Look } from '#read-api/looks/contract.ts';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { useLooksPath } from '../kit/routes/use-looks-path.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { pictureOf } from '../lookbook/picture-of.ts';

interface LooksSectionProps {
  /** The filter of the list of looks. Its value is `id`. */
  by: 'product_ids' | 'tryset_item_ids' | 'brand_event_id';
  id: number;
}

const path = '/v1/looks';
const shownAtMost = 6;
const height = 112;

/** The newest looks of a product, an item or an event, with a link to the full list. */
export function LooksSection({ by, id }: LooksSectionProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const list = useLooksPath();
  const query = { [by]: String(id), limit: shownAtMost };
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ count: number; data: Look[] }>('GET', path, { query, signal }),
  });
  const { count, data: looks } = data?.data ?? { count: 0, data: null };
  return (
    <Section
      title={t('rooms.looks')}
      end={
        count > 0 && (
          <Box sx={{ fontSize: '0.8125rem', '& a': { color: 'link' } }}>
            <Link to={`${list}?${by}=${id}`}>{t('looks.all', { amount: formatNumber(count) })}</Link>
          </Box>
        )
      }
    >
      {looks === null && error !== null ? (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      ) : (
        // The height is fixed, so that the content below does not move when the looks arrive.
        <Box sx={{ display: 'flex', gap: 1, height, overflow: 'hidden', flexWrap: 'wrap' }}>
          {looks === null && <Skeleton variant="rounded" width={height * 0.75} height={height} />}
          {looks?.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('looks.none')}
            </Typography>
          )}
          {looks?.map((look) => (
            <Link
              key={look.id}
              to={`${list}/${look.id}`}
              title={`${label(t, 'looks.status', look.status)} · ${times.date(look.createdTime)}`}
              aria-label={`${t('rooms.look')} ${look.id} · ${label(t, 'looks.status', look.status)}`}
            >
              <Picture src={pictureOf(look)} size={height} />
            </Link>
          ))}
        </Box>
      )}
    </Section>
  );
}
