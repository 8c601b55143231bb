import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Difference } from '#read-api/kit/as-of/contract.ts';
import { api } from '../client/api.ts';
import type { Wording } from '../history/words.ts';
import { FailedPanel } from '../ui/failed-panel.tsx';
import { DifferenceTable } from './difference-table.tsx';

interface MarkedDifferenceProps {
  path: string;
  id: number;
  /** The two points as the API takes them: revisions, instants or `now`. */
  from: string;
  to: string;
  wording: Wording;
  onClear: () => void;
}

/** The differences between the marked point and the shown one. */
export function MarkedDifference({ path, id, from, to, wording, onClear }: MarkedDifferenceProps) {
  const { t } = wording;
  const differencePath = `${path}/difference`;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: to === 'now' ? [differencePath, id, from] : ['as it was', differencePath, id, from, to],
    queryFn: ({ signal }) =>
      api.call<Difference>('GET', differencePath, { params: { id }, query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ mt: 1.5, opacity: isPlaceholderData ? 0.6 : 1 }} aria-busy={isPlaceholderData}>
      {error !== null && (
        <FailedPanel error={error} title={t('asOf.differenceFailed')} onRetry={() => refetch()} />
      )}
      {error === null && data === undefined && <LinearProgress aria-label={t('shell.loading')} />}
      {error === null && data !== undefined && <DifferenceTable difference={data.data} wording={wording} />}
      <Button sx={{ mt: 1 }} variant="outlined" color="inherit" onClick={onClear}>
        {t('asOf.unmark')}
      </Button>
    </Box>
  );
}
