import { referenceTransitions } from '#domain/reference/reference.ts';
import { referenceKindNames } from '#domain/reference/reference-kinds.ts';
import type { WriteArea } from '../area.ts';
import { referenceRoutes } from './routes.ts';

export const referenceArea: WriteArea = {
  routes: referenceRoutes,
  tables: Object.fromEntries(referenceKindNames.map((kind) => [kind, referenceTransitions(kind)])),
  reads: { brand_admin: referenceKindNames, user: referenceKindNames },
};
