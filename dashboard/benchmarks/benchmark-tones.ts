import type { BenchmarkStatus, MethodVerdict } from '#domain/benchmarks/benchmark-kinds.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const benchmarkTones: Readonly<Record<BenchmarkStatus, Tone>> = {
  IN_PROGRESS: sharedTones.inProgress,
  PROCESSING: 'waiting',
  DONE: sharedTones.done,
  CANCELED: 'neutral',
};

export const verdictTones: Readonly<Record<MethodVerdict, Tone>> = {
  approve: 'good',
  reject: 'bad',
  open: 'neutral',
};
