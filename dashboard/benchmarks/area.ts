import type { Area } from '../kit/areas/area.ts';
import { detailTexts } from '../room-texts.ts';
import { benchmarkTones } from './benchmark-tones.ts';
import { benchmarkRoom, benchmarksRoom } from './paths.ts';

/** Benchmarks of certification methods, measured against the decisions of people. */
export const benchmarks: Area = {
  rooms: [
    {
      name: 'benchmarks',
      path: benchmarksRoom,
      access: 'staff',
      section: 'content',
      under: 'lookCertification',
      page: {
        texts: ['lists', 'forms', 'looks', 'benchmarks'],
        load: () => import('./benchmarks-page.tsx').then((m) => m.BenchmarksPage),
      },
    },
    {
      name: 'benchmark',
      path: benchmarkRoom(':id'),
      access: 'staff',
      section: 'content',
      under: 'lookCertification',
      page: {
        texts: [...detailTexts, 'forms', 'look-rooms', 'benchmarks'],
        load: () => import('./benchmark-page.tsx').then((m) => m.BenchmarkPage),
      },
    },
  ],
  kinds: {
    certification_benchmark: {
      page: benchmarkRoom,
      statuses: 'benchmark.status',
      tones: benchmarkTones,
    },
  },
  followed: [{ path: '/v1/looks/certification_benchmarks', kind: 'certification_benchmark' }],
};
