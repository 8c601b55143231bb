import type { Area } from '../area.ts';
import { collaborationsProjection } from './collaborations.ts';
import { proposalsProjection } from './proposals.ts';
import { collaborationsTable, proposalsTable } from './tables.ts';

export const collaborations = {
  tables: { 'read.brandCollaborations': collaborationsTable, 'read.proposals': proposalsTable },
  projections: [collaborationsProjection, proposalsProjection],
} satisfies Area;
