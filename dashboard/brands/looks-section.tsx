import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LookSummary } from '#read-api/looks/contract.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { brandLooksPath } from '../kit/routes/looks-path.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { PendingSection } from '../kit/ui/pending-section.tsx';
import { brandPath } from './use-brand.ts';

const path = `${brandPath}/stats/look-summary`;

/** Counts the looks with the brand's items, and sums up the scores of the certified ones. */
export function LooksSection({ brandId }: { brandId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: [path, brandId],
    queryFn: ({ signal }) => api.call<LookSummary>('GET', path, { params: { id: brandId }, signal }),
  });
  const title = t('brand.sections.looks');
  if (data === undefined) {
    return <PendingSection title={title} error={error} height={92} onRetry={() => refetch()} />;
  }
  const { totalContentCount, certifiedContentCount, nonCertifiedContentCount, lookScoreCountSummary } =
    data.data;
  const score = lookScoreCountSummary.reduce((sum, each) => sum + each.score * each.count, 0);
  const made = lookScoreCountSummary.map((each) => `${formatNumber(each.count)} × ${each.score}`).join(' + ');
  return (
    <Section
      title={title}
      end={
        <Box component={Link} to={brandLooksPath(brandId)} sx={{ color: 'link', fontSize: '0.8125rem' }}>
          {t('brand.looks.show')}
        </Box>
      }
    >
      <FactList
        facts={[
          [t('brand.looks.contents'), formatNumber(totalContentCount)],
          [t('brand.looks.certified'), formatNumber(certifiedContentCount)],
          [t('brand.looks.notCertified'), formatNumber(nonCertifiedContentCount)],
          [t('brand.looks.score'), made === '' ? '0' : `${formatNumber(score)} (${made})`],
        ]}
      />
    </Section>
  );
}
