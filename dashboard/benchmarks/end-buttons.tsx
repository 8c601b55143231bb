import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Benchmark } from '#read-api/benchmarks/contract.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { benchmarkPath } from './paths.ts';

const FormDialog = lazy(() => import('../kit/edit/form-dialog.tsx').then((m) => ({ default: m.FormDialog })));

const endings = ['close', 'cancel'] as const;

/** Buttons that close or cancel a benchmark, each after a confirmation. */
export function EndButtons({ benchmark: { id, actions, revision, result } }: { benchmark: Benchmark }) {
  const { t } = useTranslation();
  const mayWork = useMay();
  const [ending, setEnding] = useState<(typeof endings)[number] | null>(null);
  const possible = endings.filter(
    (name) => mayWork && actions.some((action) => action.name === name && action.allowed),
  );
  return (
    <>
      {possible.map((name) => (
        <Button
          key={name}
          variant="outlined"
          color={name === 'close' ? 'inherit' : 'error'}
          onClick={() => setEnding(name)}
        >
          {t(`benchmark.${name}`)}
        </Button>
      ))}
      {ending !== null && (
        <Suspense fallback={null}>
          <FormDialog
            title={t(`benchmark.${ending}`)}
            submitText={t(`benchmark.${ending}`)}
            draftKey={`benchmark ${id} ${ending}`}
            fields={[]}
            isWhole
            danger={ending === 'cancel'}
            current={{ values: {}, revision }}
            send={async (_, { intent }) =>
              (
                await api.call('POST', `${benchmarkPath}/${ending}`, {
                  params: { id },
                  intent,
                  hasNoBody: true,
                })
              ).data
            }
            onDone={() => setEnding(null)}
            onClose={() => setEnding(null)}
          >
            <Typography variant="body2">
              {t(`benchmark.${ending}Text`, { amount: formatNumber(result.toReviewCount) })}
            </Typography>
          </FormDialog>
        </Suspense>
      )}
    </>
  );
}
