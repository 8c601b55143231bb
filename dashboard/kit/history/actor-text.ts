import type { TFunction } from 'i18next';
import { label } from '../../i18n/label.ts';

interface Actor {
  label: string;
  id: number | null;
  name: string | null;
}

/** The actor's current name, or the role and id if the name is deleted or hidden. */
export function actorText(t: TFunction, actor: Actor): string {
  const role = label(t, 'history.actor', actor.label);
  if (actor.name !== null && actor.name !== '') return actor.name;
  return actor.id === null ? role : t('history.actorWithoutName', { role, id: actor.id });
}
