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
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { pictureOf } from './picture-of.ts';

interface LatestLooksProps {
  /** The filter of the call for looks. Its value is `id`. */
  by: 'user_id' | 'brand_id';
  id: number;
  /** The path of the looks' pages. */
  list: string;
  /** The address of the full list. */
  all: string;
}

const path = '/v1/looks';
const shownAtMost = 8;
const height = 232;
const width = height * 0.75;

/** The newest looks of a brand or a member in large pictures, one row that scrolls sideways. */
export function LatestLooks({ by, id, list, all }: LatestLooksProps) {
  const { t } = useTranslation();
  const query = { [by]: String(id), limit: shownAtMost };
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ count: number; data: Look[] }>('GET', path, { query, signal }),
  });
  const { count, data: looks } = data?.data ?? { count: 0, data: null };
  return (
    <Section
      title={t('looks.latest')}
      end={
        count > 0 && (
          <Box component={Link} to={all} sx={{ color: 'link', fontSize: '0.8125rem' }}>
            {t('looks.all', { amount: formatNumber(count) })}
          </Box>
        )
      }
    >
      {looks === null && error !== null ? (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      ) : (
        // The height is fixed, so that the content below does not move when the looks arrive.
        <Box sx={{ display: 'flex', gap: 1.25, height: height + 48, overflowX: 'auto', overflowY: 'hidden' }}>
          {looks === null &&
            ['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} variant="rounded" width={width} height={height} sx={{ flexShrink: 0 }} />
            ))}
          {looks?.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('looks.noneYet')}
            </Typography>
          )}
          {looks?.map((look) => (
            <LookTile key={look.id} look={look} to={`${list}/${look.id}`} ofBrand={by === 'brand_id'} />
          ))}
        </Box>
      )}
    </Section>
  );
}

/** One look. Beside a brand's looks stands who posted each; beside a member's, what each shows. */
function LookTile({ look, to, ofBrand }: { look: Look; to: string; ofBrand: boolean }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const status = label(t, 'looks.status', look.status);
  const name = (ofBrand ? look.user.username : look.lookItemMappings[0]?.product.name) ?? t('rooms.look');
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        width,
        flexShrink: 0,
        textDecoration: 'none',
        fontSize: '0.8125rem',
        '&:hover > :nth-of-type(2)': { textDecoration: 'underline' },
      }}
    >
      <Picture src={pictureOf(look)} size={height} />
      <Box title={name} sx={{ ...line, fontWeight: 550, mt: 0.5 }}>
        {name}
      </Box>
      <Box sx={{ ...line, color: 'text.secondary', fontSize: '0.75rem' }}>
        {status} · {times.date(look.createdTime)}
      </Box>
    </Box>
  );
}
