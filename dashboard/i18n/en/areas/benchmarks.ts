import type { BenchmarkItemState } from '#domain/benchmarks/benchmark.ts';
import type {
  BenchmarkDescription,
  BenchmarkEvent,
  BenchmarkFilter,
} from '#domain/benchmarks/benchmark-events.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

const benchmark = {
  status: words.benchmarkStatus,
  verdict: words.verdict,
  method: words.certificationMethod,
  begin: 'Begin a benchmark',
  all: 'All benchmarks',
  beginText: 'A method says its word of up to 1,000 items that people have decided. No look is changed.',
  noneTitle: 'No benchmark yet',
  noneText: 'A benchmark shows how often a method decides as people do, reason by reason.',
  everything: 'All that people decided',
  ownPrompt: 'own prompt',
  tokens: 'Tokens: {{amount}}',
  promptHelp: 'Leave it empty to use the prompt for certifying looks.',
  columns: {
    begun: 'Begun',
    method: 'Method',
    of: 'Of',
    items: 'Items',
    coverage: 'Decided by the method',
    accuracy: 'Right of those',
    toReview: 'To review',
    time: 'Time, median',
    cost: 'Cost of 1,000',
    status: 'Status',
  },
  fields: {
    method: 'Method',
    prompt: 'Prompt',
    decidedFrom: 'Decided from',
    decidedTo: 'Decided to',
    brands: 'Brands',
    sns: 'Network',
    looks: 'Looks',
    by: 'Begun by',
    ended: 'Ended',
    reviewed: 'Reviewed',
    failed: 'Without an answer',
  },
  sections: {
    result: 'Result',
    reasons: 'By reason',
    items: 'Items',
    subject: 'Compared items',
    sheet: 'Sheet',
  },
  progress: 'The method has had its say of {{amount}} of {{all}}.',
  confusion: 'Answers of the method by the right answer',
  truth: 'Truth',
  methodSays: 'The method says',
  provisional: 'Items that wait for review count as people decided them.',
  compare: 'Compare with',
  withNone: 'No other',
  reason: 'Reason',
  hasIt: 'Have it',
  precision: 'Precision',
  recall: 'Recall',
  noReasons: 'The method has not spoken of any reason.',
  interval:
    'In brackets: the interval in which the true share lies in 95 of 100 such samples. Precision: of what was rejected for the reason, what has it. Recall: of what has it, what was rejected for it.',
  onlyOpen: 'To review',
  allItems: 'All',
  notYet: 'Items come here when the method has had its say of all.',
  nothingOpen: 'No item is left to review.',
  itemName: 'Item {{n}}, {{product}}',
  lookOf: 'Look {{id}} of {{name}}',
  post: 'Post',
  peopleSaid: 'People',
  methodSaid: 'Method',
  noWord: 'No answer',
  reviewSaid: 'Reviewed',
  peopleRight: 'People were right',
  approve: 'Approve',
  reject: 'Reject …',
  reasons: 'Reasons',
  close: 'Close',
  closeText:
    'Items without a review ({{amount}}) count as people decided them. Reviews can still be changed.',
  cancel: 'Give up',
  cancelText: 'The method gets no more questions, and reviews end.',
  sheetText:
    'All items with what people, the method and reviewers said. The address is good for ten minutes, without signing in.',
  runs: {
    title: 'Runs of the language model',
    begin: 'Certify what waits',
    about:
      'The model checks every waiting look, as it does new ones. It leaves looks that it cannot judge to people.',
    begun: 'The model looks at {{amount}} now.',
    total: 'Looks',
    waiting: 'To be looked at',
    failed: 'Without an answer',
  },
} as const;

export const texts = { benchmark } as const;

export const rooms = {
  benchmarks: 'Benchmarks',
  benchmark: 'Benchmark',
} as const;

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
