import type { TFunction } from 'i18next';
import { label } from '../../i18n/label.ts';

interface Actor {
  label: string;
  id: number | null;
  name: string | null;
}

/** Who did it: the name as it is now, or the role and id of somebody whose name is gone or hidden. */
export function actorText(t: TFunction, actor: Actor): string {
  const role = label(t, 'history.actor', actor.label);
  if (actor.name !== null && actor.name !== '') return actor.name;
  return actor.id === null ? role : t('history.actorWithoutName', { role, id: actor.id });
}
