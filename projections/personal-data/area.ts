import type { Area } from '../area.ts';
import { peopleTable } from './tables.ts';

/** The one table of unsealed personal data, so that forgetting a person deletes it in one place. Other areas fill it. */
export const personalData = {
  tables: { 'private.people': peopleTable },
  projections: [],
} satisfies Area;
