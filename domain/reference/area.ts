import type { Area } from '../area.ts';
import { referenceKindNames } from './reference-kinds.ts';

export const referenceArea = {
  kinds: referenceKindNames,
  references: {
    categoryId: 'category',
    categoryIds: 'category',
    sizeTypeId: 'size_type',
    measurementTypeId: 'measurement_type',
    materialTypeId: 'material_type',
    seasonId: 'season',
    styleIds: 'style',
    curationId: 'curation',
  },
  referencesOf: {
    CategoryRegistered: { parentId: 'category' },
    CategoryRevised: { parentId: 'category' },
  },
  persons: [],
  upcasters: {},
} as const satisfies Area;
