import type { Actor } from '#domain/actor.ts';
import type { Caller } from '#http/caller.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { Reading } from '../kit/reading.ts';
import type { TrysetItemWithNames } from '../tryset-items/rows.ts';
import type { TrysetDetail } from './contract.ts';

/** The account that approved, and the time. */
export interface Approval {
  actor: Actor;
  time: string;
}

/** A tryset's approval: that of its first approved item among those that the caller may see. */
export function approvalOf(items: readonly TrysetItemWithNames[]): Approval | null {
  return first(
    items.map(({ approverLabel: label, approverId: id, approvedAt: time }) => ({ label, id, time })),
  );
}

/** A tryset's return approval: that of its first item with an approved return among those that the caller may see. */
export function returnApprovalOf(items: readonly TrysetItemWithNames[]): Approval | null {
  return first(
    items.map(({ returnApproverLabel: label, returnApproverId: id, returnApprovedAt: time }) => ({
      label,
      id,
      time,
    })),
  );
}

function first(
  approvals: readonly { label: Actor['label'] | null; id: number | null; time: string | null }[],
) {
  const given = approvals.flatMap(({ label, id, time }) =>
    label === null || time === null ? [] : [{ actor: { label, id }, time }],
  );
  return given.sort((one, other) => (one.time < other.time ? -1 : 1))[0] ?? null;
}

type Approver = TrysetDetail['approver'];

/** The approvers' names as the caller may see them; members do not see staff. */
export async function approversOf(
  reading: Pick<Reading, 'db' | 'areas'>,
  caller: Caller,
  approvals: readonly (Approval | null)[],
): Promise<(approval: Approval | null) => Approver> {
  if (caller.label === 'user') return () => null;
  const names = await actorNames(
    reading,
    caller,
    approvals.flatMap((approval) => approval?.actor ?? []),
  );
  return (approval) => approval && { ...approval.actor, name: names(approval.actor) };
}
