import { useTranslation } from 'react-i18next';
import type { Benchmark } from '#read-api/benchmarks/contract.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { FactSection } from '../kit/ui/fact-list.tsx';
import { filterText, methodText } from './benchmark-text.ts';

/** The subject of a benchmark: its method, items, author and times. */
export function SubjectSection({ benchmark }: { benchmark: Benchmark }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { lookCount, result, prompt, user, startedTime, endedTime } = benchmark;
  return (
    <FactSection
      title={t('benchmark.sections.subject')}
      facts={[
        [t('benchmark.fields.method'), methodText(t, benchmark)],
        [t('benchmark.columns.of'), filterText(t, benchmark, { times, language })],
        [t('benchmark.columns.items'), formatNumber(result.itemCount)],
        [t('benchmark.fields.looks'), formatNumber(lookCount)],
        [t('benchmark.fields.by'), user.name],
        [t('benchmark.columns.begun'), times.dateTime(startedTime)],
        [t('benchmark.fields.ended'), endedTime && times.dateTime(endedTime)],
        [
          t('benchmark.fields.prompt'),
          prompt && <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{prompt}</span>,
        ],
      ]}
    />
  );
}
