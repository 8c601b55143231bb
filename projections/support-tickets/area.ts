import type { Area } from '../area.ts';
import { supportTicketsProjection } from './projection.ts';
import { supportTicketsTable } from './tables.ts';

export const supportTickets = {
  tables: { 'read.supportTickets': supportTicketsTable },
  projections: [supportTicketsProjection],
} satisfies Area;
