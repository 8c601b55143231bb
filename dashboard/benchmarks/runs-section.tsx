import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CertificationRuns } from '#write-api/looks/run-contract.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { useErrorText } from '../kit/ui/error-text.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { notify } from '../kit/ui/notices.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { queryClient } from '../kit/ui/query-client.ts';
import { certifyWaiting, runsPath } from './certify-waiting.ts';

/** The poll interval in ms. Runs write no events, so no notice of their progress arrives. */
const lookAgainMs = 3_000;
const newest = 10;

/** The runs of the language model over waiting looks. Draws nothing if no model is set up and none ever ran. */
export function RunsSection() {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const errorText = useErrorText();
  const { data } = useQuery({
    queryKey: [runsPath],
    queryFn: ({ signal }) =>
      api.call<CertificationRuns>('GET', runsPath, { query: { limit: newest }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.data.some(({ waiting }) => waiting > 0) ? lookAgainMs : false,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: certifyWaiting,
    onSuccess: (amount) => notify('success', t('benchmark.runs.begun', { amount: formatNumber(amount) })),
    onError: (error) => notify('fail', errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [runsPath] }),
  });
  const { isPossible = false, data: runs = [] } = data?.data ?? {};
  if (!isPossible && runs.length === 0) return null;
  const columns = ['total', 'waiting', 'failed'] as const;
  return (
    <Section
      title={t('benchmark.runs.title')}
      end={
        isPossible && (
          <May>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              disabled={isPending}
              onClick={() => mutate()}
            >
              {t('benchmark.runs.begin')}
            </Button>
          </May>
        )
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('benchmark.runs.about')}
      </Typography>
      {runs.length > 0 && (
        <NumberTable isList name={t('benchmark.runs.title')}>
          <thead>
            <tr>
              <th>{t('benchmark.columns.begun')}</th>
              {columns.map((column) => (
                <th key={column} className="number">
                  {t(`benchmark.runs.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.runId}>
                <th scope="row">{times.dateTime(run.begunTime)}</th>
                {columns.map((column) => (
                  <td key={column} data-column={t(`benchmark.runs.${column}`)} className="number">
                    {formatNumber(run[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </NumberTable>
      )}
    </Section>
  );
}
