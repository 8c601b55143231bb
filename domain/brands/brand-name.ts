import { changedFields, isEmpty } from '../changed-fields.ts';
import { accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { BrandEvent, BrandFields, BrandNames } from './brand-events.ts';
import type { BrandState } from './brand-state.ts';

type NameAction = 'approve_name' | 'decline_name' | 'withdraw_name';

const events = {
  approve_name: 'BrandNameApproved',
  decline_name: 'BrandNameDeclined',
  withdraw_name: 'BrandNameWithdrawn',
} as const satisfies Record<NameAction, BrandEvent['type']>;

/** Revises fields on behalf of the brand's own admins. All fields take effect at once except the name, which waits for staff. */
export function proposingName(
  { name, nameKo, proposedName }: BrandState,
  changed: Partial<BrandFields>,
): Decision<BrandEvent> {
  const { name: newName, nameKo: newNameKo, ...others } = changed;
  const revised: BrandEvent[] = isEmpty(others) ? [] : [{ type: 'BrandRevised', data: { changed: others } }];
  if (newName === undefined && newNameKo === undefined) return accept(...revised);
  const before = proposedName ?? { name, nameKo };
  const wanted = {
    name: newName ?? before.name,
    nameKo: newNameKo === undefined ? before.nameKo : newNameKo,
  };
  const isKnown = proposedName !== null && areSame(proposedName, wanted);
  const proposed: BrandEvent[] = isKnown ? [] : [{ type: 'BrandNameProposed', data: wanted }];
  const all = [...revised, ...proposed];
  return all.length === 0 ? nothingToDo : accept(...all);
}

/** Decides on a proposed name, but only if it is the name in the command: a stale page may show an older proposal. */
export function decideName(
  { name, nameKo, proposedName }: BrandState,
  { action, ...said }: { action: NameAction } & BrandNames,
): Decision<BrandEvent> {
  const data = { name: said.name, nameKo: said.nameKo };
  if (proposedName !== null && areSame(proposedName, data)) return accept({ type: events[action], data });
  if (proposedName === null && action === 'approve_name' && areSame({ name, nameKo }, data))
    return nothingToDo;
  return refuse(
    'conflict',
    'brand.name_not_proposed',
    'this name is no longer pending: load the brand again and check the name that is',
    { proposedName },
  );
}

const areSame = (one: BrandNames, other: BrandNames) => isEmpty(changedFields<BrandNames>(one, other));
