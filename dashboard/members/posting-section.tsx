import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PostingMetrics } from '#read-api/tryset-items/posting-contract.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { PendingSection } from '../kit/ui/pending-section.tsx';
import { RentalFigure } from '../rentals/rental-figure.tsx';
import { itemsPath } from '../rentals/rental-links.ts';
import { percent } from './sns-figures.ts';

const path = '/v1/users/{id}/metrics/posting';
/** The figures of a month, each with the filters that select the same items in the list. */
const counts = {
  delivered: {},
  posted: { post_statuses: 'posted' },
  planned: { post_statuses: 'planned', is_post_due: 'false' },
  refused: { post_statuses: 'refused' },
  overdue: { post_statuses: 'planned,unposted', is_post_due: 'true' },
} as const;
const names = Object.keys(counts) as (keyof typeof counts)[];

/** The member's post rate, and the post statuses of the items delivered in each month. */
export function PostingSection({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: [path, userId],
    queryFn: ({ signal }) => api.call<PostingMetrics>('GET', path, { params: { id: userId }, signal }),
  });
  const title = t('member.posting.title');
  if (data === undefined) {
    return <PendingSection title={title} error={error} height={96} onRetry={() => refetch()} />;
  }
  const { due, posted, postRate, months } = data.data;
  return (
    <Section title={title}>
      <Typography variant="body2" color={postRate === null ? 'textSecondary' : 'textPrimary'}>
        {postRate === null
          ? t('member.posting.none')
          : t('member.posting.rate', {
              rate: percent(100 * postRate) ?? '',
              posted: formatNumber(posted),
              due: formatNumber(due),
            })}
      </Typography>
      {months.length > 0 && <Months userId={userId} months={months} />}
    </Section>
  );
}

function Months({ userId, months }: Pick<PostingMetrics, 'months'> & { userId: number }) {
  const { t } = useTranslation();
  return (
    <NumberTable name={t('member.posting.months')}>
      <thead>
        <tr>
          <th scope="col">{t('member.posting.month')}</th>
          {names.map((each) => (
            <th key={each} scope="col" className="number">
              {t(`member.posting.${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, ...told }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {names.map((each) => (
              <td key={each} className="number">
                <RentalFigure
                  count={told[each]}
                  to={itemsPath({ user_ids: userId, delivered_time: daysOf(month), ...counts[each] })}
                  name={`${month}, ${t(`member.posting.${each}`)}`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}

/** The first and last day of a month (YYYY-MM) as a filter's period: `2026-02-01,2026-02-28`. */
function daysOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-01,${month}-${last}`;
}
