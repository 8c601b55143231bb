import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CertificationProgress } from '#read-api/looks/contract.ts';
import { api } from '../../kit/client/api.ts';
import { formatNumber } from '../../kit/preferences/time.ts';
import { Section } from '../../kit/ui/fact-list.tsx';

const path = '/v1/looks/certification_progress';

/** The number of today's decisions by each person. */
export function ProgressPanel() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.call<CertificationProgress>('GET', path, { signal }),
  });
  const people = data?.data.people ?? [];
  return (
    <Section title={t('lookDesk.today')}>
      {people.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('lookDesk.nobodyYet')}
        </Typography>
      )}
      {people.map(({ user, approvedCount: approved, rejectedCount: rejected, deferredCount: deferred }) => (
        <Box key={user.id} sx={{ fontSize: '0.8125rem', mb: 0.75 }}>
          <Box sx={{ fontWeight: 600 }}>
            {t('lookDesk.decidedToday', {
              name: user.name ?? t('common.unknownPerson'),
              amount: formatNumber(approved + rejected + deferred),
            })}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{t('lookDesk.of', { approved, rejected, deferred })}</Box>
        </Box>
      ))}
    </Section>
  );
}
