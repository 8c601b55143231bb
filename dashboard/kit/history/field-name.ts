import type { TFunction } from 'i18next';
import { label, textAt } from '../../i18n/label.ts';

/**
 * The name of a field of a stream: the entity's own word, otherwise the word of all entities, otherwise the field's
 * name in the answer.
 */
export function fieldName({ t, category }: { t: TFunction; category: string }, field: string): string {
  return textAt(t, `history.fieldOf.${category}.${field}`) ?? label(t, 'history.field', field);
}
