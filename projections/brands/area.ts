import type { Area } from '../area.ts';
import { brandAdminContactsProjection } from './admin-contacts.ts';
import { brandAdminsProjection } from './admins.ts';
import { brandContactsProjection } from './contacts.ts';
import { brandsProjection } from './projection.ts';
import { brandAdminsTable, brandsTable } from './tables.ts';

export const brands = {
  tables: { 'read.brands': brandsTable, 'read.brandAdmins': brandAdminsTable },
  projections: [brandsProjection, brandAdminsProjection],
  personalData: [brandAdminContactsProjection, brandContactsProjection],
} satisfies Area;
