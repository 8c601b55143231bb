import type { Area } from '../area.ts';
import { brandEventsProjection } from './events.ts';
import { reservationsProjection } from './reservations.ts';
import { brandEventsTable, reservationsTable } from './tables.ts';

export const brandEvents = {
  tables: { 'read.brandEvents': brandEventsTable, 'read.reservations': reservationsTable },
  projections: [brandEventsProjection, reservationsProjection],
} satisfies Area;
