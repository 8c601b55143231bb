import type { BenchmarkItemState } from '#domain/benchmarks/benchmark.ts';
import type {
  BenchmarkDescription,
  BenchmarkEvent,
  BenchmarkFilter,
} from '#domain/benchmarks/benchmark-events.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

/** Fields that the texts of looks already name. */
type Named = 'checks' | 'entryId' | 'lookId' | 'method' | 'model' | 'snsType';
type Fields = Omit<BenchmarkDescription & BenchmarkFilter & BenchmarkItemState, Named>;

export const history = {
  categories: { certification_benchmark: 'Benchmark' },
  categoryWithId: { certification_benchmark: 'Benchmark {{id}}' },
  event: {
    CertificationBenchmarkCreated: 'Benchmark began: {{method}}.',
    CertificationBenchmarkItemAnswered: 'Method has had its say: tag {{entryId}}.',
    CertificationBenchmarkItemFailed: 'Method had no answer: tag {{entryId}}.[[ {{failure}}]]',
    CertificationBenchmarkRunEnded: 'Method has had its say of all.',
    CertificationBenchmarkItemReviewed: 'Item was reviewed: tag {{entryId}}.',
    CertificationBenchmarkClosed: 'Benchmark is done.',
    CertificationBenchmarkCanceled: 'Benchmark was given up.',
  } as const satisfies EventTexts<BenchmarkEvent>,
  field: {
    benchmarkId: 'Benchmark',
    prompt: 'Prompt',
    prices: 'Prices of the model',
    filter: 'Filter',
    decided: 'Decided by people',
    ms: 'Time in ms',
    tokens: 'Tokens',
    failure: 'Why no answer',
    userResult: 'Reviewed as',
    verdict: 'Decision',
    decidedFrom: 'Decided from',
    decidedUntil: 'Decided until',
    brandIds: 'Brands',
    answer: 'Answer',
  } as const satisfies FieldTexts<Fields>,
} as const;

export const replay = {
  entities: { certification_benchmark: 'Benchmark' },
  projection: {
    benchmarks: 'Benchmarks',
    benchmark_items: 'Items of benchmarks',
  },
} as const;
