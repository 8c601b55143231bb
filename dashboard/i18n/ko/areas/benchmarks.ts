import type * as en from '../../en/areas/benchmarks.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: { certification_benchmark: '벤치마크' },
  categoryWithId: { certification_benchmark: '벤치마크 {{id}}' },
  event: {
    CertificationBenchmarkCreated: '벤치마크 시작: {{method}}.',
    CertificationBenchmarkItemAnswered: '방법의 판단을 받음: 태그 {{entryId}}.',
    CertificationBenchmarkItemFailed: '방법의 답이 없음: 태그 {{entryId}}.[[ {{failure}}]]',
    CertificationBenchmarkRunEnded: '방법의 판단을 모두 받음.',
    CertificationBenchmarkItemReviewed: '아이템 검토함: 태그 {{entryId}}.',
    CertificationBenchmarkClosed: '벤치마크 완료.',
    CertificationBenchmarkCanceled: '벤치마크 취소.',
  },
  field: {
    benchmarkId: '벤치마크',
    prompt: '프롬프트',
    prices: '모델 가격',
    filter: '조건',
    decided: '사람의 결정',
    ms: '시간(ms)',
    tokens: '토큰',
    failure: '답이 없는 이유',
    userResult: '검토 결과',
    verdict: '판단',
    decidedFrom: '결정일 시작',
    decidedUntil: '결정일 끝',
    brandIds: '브랜드',
    answer: '답',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: { certification_benchmark: '벤치마크' },
  projection: {
    benchmarks: '벤치마크',
    benchmark_items: '벤치마크 아이템',
  },
};
