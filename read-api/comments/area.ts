import type { Area } from '../kit/area.ts';
import { brandAdminNames, staffNames } from './id-names.ts';
import { commentRoutes } from './routes.ts';

export const comments: Area = {
  routes: [commentRoutes],
  names: { staff: staffNames, brand_admin: brandAdminNames },
};
