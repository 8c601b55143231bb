import { type Account, accountsIn, idsOf, isSameAccount } from '../accounts/account.ts';
import { accept, type Decision, nothingToDo } from '../decider.ts';
import type { Transition } from '../transition-table.ts';
import type { AssignmentEvent, Party } from './assignment-events.ts';

/** The assigned accounts of an entity by party. The key is `staff` or the brand's id. */
export type Assignees = Readonly<Record<string, Account>>;

const row = { from: ['there'], to: 'same', who: ['staff', 'brand_admin'] } as const;

export const assignmentTransitions = [
  { ...row, action: 'assign', event: 'Assigned' },
  { ...row, action: 'unassign', event: 'Unassigned' },
] as const satisfies readonly Transition<string, 'there', never>[];

export type AssignmentCommand =
  | ({ action: 'assign'; account: Account } & Party)
  | ({ action: 'unassign' } & Party);

export function assigneeOf(assignees: Assignees, party: Party): Account | undefined {
  return assignees[keyOf(party)];
}

export function decideAssignment(
  assignees: Assignees,
  command: AssignmentCommand,
): Decision<AssignmentEvent> {
  const { brandId } = command;
  const now = assigneeOf(assignees, command);
  if (command.action === 'unassign') {
    return now === undefined ? nothingToDo : accept({ type: 'Unassigned', data: { brandId } });
  }
  const { account } = command;
  if (now !== undefined && isSameAccount(now, account)) return nothingToDo;
  return accept({ type: 'Assigned', data: { brandId, to: idsOf([account]) } });
}

export function evolveAssignees(assignees: Assignees, { type, data }: AssignmentEvent): Assignees {
  const { [keyOf(data)]: _, ...others } = assignees;
  const [account] = type === 'Assigned' ? accountsIn(data.to) : [];
  return account === undefined ? others : { ...others, [keyOf(data)]: account };
}

function keyOf({ brandId }: Party): string {
  return brandId === null ? 'staff' : String(brandId);
}
