import type * as en from '../../en/areas/benchmarks.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: { certification_benchmark: 'ベンチマーク' },
  categoryWithId: { certification_benchmark: 'ベンチマーク{{id}}' },
  event: {
    CertificationBenchmarkCreated: 'ベンチマークを開始：{{method}}。',
    CertificationBenchmarkItemAnswered: '方法の判断を得た：タグ{{entryId}}。',
    CertificationBenchmarkItemFailed: '方法の回答なし：タグ{{entryId}}。[[{{failure}}]]',
    CertificationBenchmarkRunEnded: '方法の判断がすべて出た。',
    CertificationBenchmarkItemReviewed: 'アイテムを確認：タグ{{entryId}}。',
    CertificationBenchmarkClosed: 'ベンチマーク完了。',
    CertificationBenchmarkCanceled: 'ベンチマークを取り消し。',
  },
  field: {
    benchmarkId: 'ベンチマーク',
    prompt: 'プロンプト',
    prices: 'モデルの価格',
    filter: '条件',
    decided: '人の判断',
    ms: '時間（ms）',
    tokens: 'トークン',
    failure: '回答がない理由',
    userResult: '確認結果',
    verdict: '判断',
    decidedFrom: '判断日（から）',
    decidedUntil: '判断日（まで）',
    brandIds: 'ブランド',
    answer: '回答',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: { certification_benchmark: 'ベンチマーク' },
  projection: {
    benchmarks: 'ベンチマーク',
    benchmark_items: 'ベンチマークのアイテム',
  },
};
