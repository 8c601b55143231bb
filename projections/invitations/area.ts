import type { Area } from '../area.ts';
import { invitationsProjection } from './projection.ts';
import { invitationsTable } from './tables.ts';

export const invitations = {
  tables: { 'read.invitations': invitationsTable },
  projections: [invitationsProjection],
} satisfies Area;
