import type { en, textAreas } from '../en/index.ts';
import type { Texts } from '../texts.ts';
import { together } from '../together.ts';
import * as files from './files.ts';

export const ja: Texts<typeof en> = together(files satisfies Record<keyof typeof textAreas, object>);
