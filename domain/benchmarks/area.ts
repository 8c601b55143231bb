import type { Area } from '../area.ts';

export const benchmarksArea = {
  kinds: ['certification_benchmark'],
  references: { benchmarkId: 'certification_benchmark' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
