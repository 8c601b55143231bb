import type { areaTexts as english } from '../../en/areas/index.ts';
import { together } from '../../together.ts';
import * as areaTexts from './files.ts';

export const { history, replay } = together(areaTexts satisfies Record<keyof typeof english, object>);
