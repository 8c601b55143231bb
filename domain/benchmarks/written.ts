import { written } from '../event-versions.ts';
import { benchmark } from './benchmark.ts';

export const benchmarksWritten = [
  written(benchmark, {
    CertificationBenchmarkCreated: 1,
    CertificationBenchmarkItemAnswered: 1,
    CertificationBenchmarkItemFailed: 1,
    CertificationBenchmarkRunEnded: 1,
    CertificationBenchmarkItemReviewed: 1,
    CertificationBenchmarkClosed: 1,
    CertificationBenchmarkCanceled: 1,
  }),
];
