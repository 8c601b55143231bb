import { together } from '../together.ts';
import * as areaTexts from './areas/files.ts';
import * as sharedTexts from './files.ts';

export { areaTexts, sharedTexts };

/** All texts. Types and tests read them here; the dashboard loads the files that a room needs. */
export const en = together(sharedTexts, areaTexts);
