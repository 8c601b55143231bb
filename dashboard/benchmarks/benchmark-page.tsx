import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Benchmark } from '#read-api/benchmarks/contract.ts';
import { api } from '../kit/client/api.ts';
import { Timeline } from '../kit/history/timeline.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { methodText } from './benchmark-text.ts';
import { EndButtons } from './end-buttons.tsx';
import { benchmarkPath, benchmarksRoom } from './paths.ts';
import { ReasonsSection } from './reasons-section.tsx';
import { ResultSection } from './result-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { SheetSection } from './sheet-section.tsx';
import { SubjectSection } from './subject-section.tsx';

/** The results of a benchmark, and the items that people still have to review. */
export function BenchmarkPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const times = useTimeFormats();
  const back = { to: benchmarksRoom, name: t('rooms.benchmarks') };
  const query = useQuery({
    queryKey: [benchmarkPath, id],
    queryFn: ({ signal }) => api.call<Benchmark>('GET', benchmarkPath, { params: { id }, signal }),
  });
  return (
    <DetailFrame query={query} back={back}>
      {(benchmark) => (
        <>
          <PageHeader
            back={back}
            title={`${t('rooms.benchmark')} · ${methodText(t, benchmark)}`}
            subtitle={times.dateTime(benchmark.startedTime)}
            end={<EndButtons benchmark={benchmark} />}
          >
            <KindStatus kind="certification_benchmark" status={benchmark.status} />
          </PageHeader>
          <TwoColumns
            main={
              <>
                <ResultSection benchmark={benchmark} />
                <ReasonsSection benchmark={benchmark} />
                <ReviewSection benchmark={benchmark} />
                <Timeline path={`${benchmarkPath}/history`} id={id} isQuiet />
              </>
            }
            side={
              <Box sx={{ display: 'grid', gap: 1.5 }}>
                <SubjectSection benchmark={benchmark} />
                <SheetSection id={id} />
              </Box>
            }
          />
        </>
      )}
    </DetailFrame>
  );
}
