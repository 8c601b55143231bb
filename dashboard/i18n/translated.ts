import type { AreaTexts } from './area-texts.ts';
import type { en } from './en/index.ts';
import type { Texts } from './texts.ts';
import { together } from './together.ts';

/** All texts of a translation, from its files. A test compares its keys with the English ones. */
export function translated(
  shared: Readonly<Record<string, object>>,
  areas: Readonly<Record<string, AreaTexts>>,
): Texts<typeof en> {
  return together(shared, areas) as Texts<typeof en>;
}
