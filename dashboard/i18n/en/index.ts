import { together } from '../together.ts';
import * as textAreas from './files.ts';

export { textAreas };

/** All texts, for types and tests. The dashboard itself loads only the files that a page needs. */
export const en = together(textAreas);
