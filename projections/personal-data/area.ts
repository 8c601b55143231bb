import type { Area } from '../area.ts';
import { peopleTable } from './tables.ts';

/** One table for what is readable of persons, so that their forgetting has one place. Other areas fill it. */
export const personalData = {
  tables: { 'private.people': peopleTable },
  projections: [],
} satisfies Area;
