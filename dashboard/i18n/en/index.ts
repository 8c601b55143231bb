import { together } from '../together.ts';
import * as areaTexts from './areas/files.ts';
import * as sharedTexts from './files.ts';

export { areaTexts, sharedTexts };

/** All texts, for types and tests. The dashboard itself loads only the files that a page needs. */
export const en = together(sharedTexts, areaTexts);
