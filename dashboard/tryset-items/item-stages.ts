import type { TFunction } from 'i18next';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { label } from '../i18n/label.ts';
import type { Stage } from '../kit/ui/stage-line.tsx';
import { itemTones } from './item-tones.ts';

/** Where most items go, stage by stage; each is reached by the first of its statuses that an item comes to. */
const way: readonly (readonly [TrysetItemStatus, ...TrysetItemStatus[]])[] = [
  ['tryset_requested'],
  ['tryset_preparing'],
  ['tryset_delivering'],
  ['tryset_delivered'],
  ['return_requested', 'return_preparing'],
  ['return_delivering'],
  ['return_arrived'],
  ['return_delivered'],
];

/** On which stage of the way a status is another end, or a halt: what was not reached then is not ahead. */
const instead: Readonly<Partial<Record<TrysetItemStatus, number>>> = {
  tryset_canceled: 1,
  return_failed: 5,
  return_deferred: 6,
  purchase_pending: 4,
  purchased: 4,
};

const ends: readonly TrysetItemStatus[] = ['tryset_canceled', 'purchased'];

/** An item's way as far as it came and as it would go on, with the times at which it came to its stages. */
export function itemStages(
  t: TFunction,
  status: TrysetItemStatus,
  reached: ReadonlyMap<string, string>,
  requested: string,
): Stage[] {
  const name = (each: TrysetItemStatus) => label(t, 'trysetItem.status', each);
  const aside = instead[status];
  const here = aside ?? way.findIndex((statuses) => statuses.includes(status));
  const stages = way.map((statuses, at): Stage => {
    const isHere = at === here;
    const known = isHere ? status : (statuses.find((each) => reached.has(each)) ?? statuses[0]);
    return {
      name: name(known),
      at: at > here ? null : at === 0 ? requested : (reached.get(known) ?? null),
      state: at < here ? 'passed' : isHere ? 'here' : 'ahead',
      tone: itemTones[known],
    };
  });
  return ends.includes(status) ? stages.slice(0, here + 1) : stages;
}
