import { together } from '../together.ts';
import * as textAreas from './files.ts';

export { textAreas };

/** All texts. Types and tests read them here; the dashboard loads the files that a room needs. */
export const en = together(textAreas);
