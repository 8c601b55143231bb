import type { Written } from '../event-versions.ts';
import { referenceDecider } from './reference.ts';
import { referenceEventTypes, referenceMeaning } from './reference-events.ts';
import { referenceKindNames } from './reference-kinds.ts';

export const referenceWritten = referenceKindNames.map((kind): Written => {
  const types = referenceEventTypes.filter((type) => referenceMeaning(type)?.kind === kind);
  return { fold: referenceDecider(kind), newest: Object.fromEntries(types.map((type) => [type, 1])) };
});
