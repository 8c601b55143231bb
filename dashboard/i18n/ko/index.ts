import type { AreaTexts } from '../area-texts.ts';
import { translated } from '../translated.ts';

export const ko = translated(
  import.meta.glob<object>(['./*.ts', '!./index.ts'], { eager: true }),
  import.meta.glob<AreaTexts>('./areas/*.ts', { eager: true }),
);
