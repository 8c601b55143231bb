import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LookDetail, LookReactions } from '#read-api/looks/contract.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { Disclosure } from '../kit/ui/disclosure.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { orNoValue } from '../kit/ui/no-value.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { Sparkline } from '../kit/ui/sparkline.tsx';
import { type Count, countedUntil, type Reaction, told } from './reactions.ts';

const path = '/v1/looks/{id}/reactions';
/**
 * The height of a row of charts in px. It is reserved, so that the content below does not move when the charts
 * arrive.
 */
const height = 96;

/**
 * The reactions to a post over time, as its network reports them. A page of a past state shows those up to its time.
 */
export function ReactionsSection({ look }: { look: Pick<LookDetail, 'id' | 'asOf' | 'snsType'> }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: [path, look.id],
    queryFn: ({ signal }) => api.call<LookReactions>('GET', path, { params: { id: look.id }, signal }),
  });
  const counts = data && countedUntil(data.data.data, look.asOf?.time ?? null);
  return (
    <Section title={t('look.reactions.title')}>
      {counts === undefined && error !== null ? (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      ) : (
        <>
          <Box sx={{ minHeight: height }}>
            {counts === undefined && <Skeleton variant="rounded" height={height} />}
            {counts?.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                {t('look.reactions.none')}
              </Typography>
            )}
            {counts !== undefined && counts.length > 0 && <Courses look={look} counts={counts} />}
          </Box>
          {counts !== undefined && counts.length > 1 && (
            <Disclosure title={t('look.reactions.all')}>
              <CountsTable look={look} counts={counts} />
            </Disclosure>
          )}
        </>
      )}
    </Section>
  );
}

interface CountsProps {
  look: Pick<LookDetail, 'snsType'>;
  counts: readonly Count[];
}

function Courses({ look, counts }: CountsProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const newest = counts.at(-1);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
      {told(counts).map((each) => (
        <Box key={each}>
          <Typography variant="caption" color="textSecondary" component="p">
            {t(`look.fields.${nameOf(each, look)}`)}
          </Typography>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 }}>
            {amount(newest?.[each])}
          </Typography>
          <Sparkline
            data={counts.map((count) => count[each] ?? 0)}
            color="var(--mui-palette-tone-moving-text)"
            tall={40}
          />
        </Box>
      ))}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ gridColumn: '1 / -1' }}>
        {counts.length > 1 && `${times.dateTime(counts[0]?.time ?? '')} – `}
        {times.dateTime(newest?.time ?? '')}
      </Typography>
    </Box>
  );
}

function CountsTable({ look, counts }: CountsProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const columns = told(counts);
  return (
    <NumberTable name={t('look.reactions.all')}>
      <thead>
        <tr>
          <th scope="col">{t('look.reactions.time')}</th>
          {columns.map((each) => (
            <th key={each} scope="col" className="number">
              {t(`look.fields.${nameOf(each, look)}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.toReversed().map((count) => (
          <tr key={count.time}>
            <th scope="row">{times.dateTime(count.time)}</th>
            {columns.map((each) => (
              <td key={each} className="number">
                {amount(count[each])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}

const names = { likeCount: 'likes', commentCount: 'comments', viewCount: 'views' } as const;

function nameOf(of: Reaction, { snsType }: CountsProps['look']) {
  if (of === 'followers') return snsType === 'Youtube' ? 'subscribers' : 'followers';
  return names[of];
}

const amount = (count: number | null | undefined) => orNoValue(count == null ? null : formatNumber(count));
