import { together } from '../../together.ts';
import * as areaTexts from './files.ts';

export { areaTexts };

/** The texts of all areas that histories and the list of projections show. */
export const { history, replay } = together(areaTexts);
