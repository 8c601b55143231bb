import type { TFunction } from 'i18next';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { label } from '../i18n/label.ts';
import type { Stage } from '../kit/ui/stage-line.tsx';
import { itemTones } from './item-tones.ts';

/** The usual stages of an item. A stage shows the first of its statuses that the item reached. */
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

/**
 * For each status outside the usual way, the stage that it replaces, as an end or a halt. No stages follow an end.
 */
const instead: Readonly<Partial<Record<TrysetItemStatus, number>>> = {
  tryset_canceled: 1,
  return_failed: 5,
  return_deferred: 6,
  purchase_pending: 4,
  purchased: 4,
};

const ends: readonly TrysetItemStatus[] = ['tryset_canceled', 'purchased'];

/**
 * The stages of an item: past ones with the times at which the item reached them, the current one, and future ones.
 */
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
