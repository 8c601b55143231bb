import type { Area } from '../area.ts';
import { memberContactsProjection } from './contacts.ts';
import { membersProjection } from './projection.ts';
import { staffProjection } from './staff.ts';
import { staffContactsProjection } from './staff-contacts.ts';
import { staffTable } from './staff-table.ts';
import { membersByRole } from './stats.ts';
import { membersTable } from './tables.ts';

export const members = {
  tables: { 'read.users': membersTable, 'read.staff': staffTable },
  projections: [membersProjection, staffProjection],
  personalData: [memberContactsProjection, staffContactsProjection],
  stats: [membersByRole],
} satisfies Area;
