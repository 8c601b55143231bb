import type { Area } from '../area.ts';
import { peopleTable } from './tables.ts';

/**
 * The only table with unsealed personal data, so that forgetting a person deletes it in one place. The projections of other
 * areas fill it.
 */
export const personalData = {
  tables: { 'private.people': peopleTable },
  projections: [],
} satisfies Area;
