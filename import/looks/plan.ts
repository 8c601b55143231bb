import { businessDay } from '#domain/business-day.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { deliveredAndLater } from '#domain/tryset-items/item-status.ts';
import { type ReadLooks, toldOf } from './read.ts';
import type { LookRejection, LookRejectionCode, PastLook } from './row.ts';

/** Data of the store about the refs in a file. */
export interface Known {
  userId(memberRef: string): number | null;
  itemId(rentalRef: string): number | null;
  /** The item's state in the store. */
  item(id: number): TrysetItemState;
  /** The look's id from an earlier run; null if no run has imported it. */
  lookId(ref: string): number | null;
}

/** A look to import, with its member and its tagged items. */
export interface PlannedLook extends Omit<PastLook, 'formerRef'> {
  userId: number;
  items: readonly TrysetItemState[];
}

export interface LookPlan {
  read: number;
  looks: PlannedLook[];
  /** The rejected rows, by line. */
  rejections: LookRejection[];
}

/** Plans the import of the lines in order. If several looks on a network name an item, the first one shows it. */
export function planLooks({ read: lines, looks, rejections }: ReadLooks, known: Known): LookPlan {
  const shown = new Set<string>();
  const plan: LookPlan = { read: lines, looks: [], rejections: [...rejections] };
  for (const { formerRef, ...read } of looks) {
    // A look keeps the ref of its first import: its ids and events derive from it.
    const look = known.lookId(formerRef) === null ? read : { ...read, ref: formerRef };
    const found = taggedBy(look, known, shown);
    if (typeof found === 'string') {
      plan.rejections.push({ ...toldOf(look), code: found });
      continue;
    }
    for (const { trysetItemId } of found.items) shown.add(shownAs(trysetItemId, look.snsType));
    plan.looks.push({ ...look, ...found });
  }
  plan.rejections.sort((one, other) => one.line - other.line);
  return plan;
}

const shownAs = (trysetItemId: number, snsType: LookSnsType) => `${trysetItemId} ${snsType}`;

function taggedBy(
  { ref, memberRef, postedAt, snsType, rentalRefs }: Omit<PastLook, 'formerRef'>,
  known: Known,
  shown: ReadonlySet<string>,
): Pick<PlannedLook, 'userId' | 'items'> | LookRejectionCode {
  const userId = known.userId(memberRef);
  if (userId === null) return 'import.unknown_member';
  const ids = rentalRefs.map((each) => known.itemId(each));
  if (ids.includes(null)) return 'import.unknown_rental';
  const items = ids.map((id) => known.item(id ?? 0));
  if (items.some(({ isRemoved }) => isRemoved)) return 'import.unknown_rental';
  if (items.some((item) => item.userId !== userId)) return 'import.other_members_rental';
  const day = businessDay(new Date(postedAt));
  const isThere = ({ status, deliveredAt }: TrysetItemState) =>
    deliveredAndLater.includes(status) && deliveredAt !== null && businessDay(new Date(deliveredAt)) <= day;
  if (!items.every(isThere)) return 'import.not_delivered';
  const own = known.lookId(ref);
  const isShown = ({ trysetItemId, looks }: TrysetItemState) =>
    shown.has(shownAs(trysetItemId, snsType)) ||
    looks.some((each) => each.snsType === snsType && each.lookId !== own);
  return items.some(isShown) ? 'import.already_shown' : { userId, items };
}
