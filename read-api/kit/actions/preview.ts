import type { Role } from '#domain/actor.ts';
import { actionsFor, errorCodeOf, obstacleTo, type Rules, transitionOf } from '#domain/transition-table.ts';
import { forbidden } from '#http/errors.ts';
import type { ActionObstacle, ActionPreview, ActionPreviews } from './contract.ts';

/** Rows that look the same to every guard. */
export interface StandingGroup<Standing> {
  standing: Standing;
  count: number;
}

/** Who asks, and the ISO instant of the question. */
interface PreviewFor {
  role: Role;
  at: string;
}

const total = (groups: readonly { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0);

/**
 * What an action would do to the rows of these groups. Only their standing is looked at: a value that the action is
 * given may still be refused.
 * @throws 403 `<entity>.forbidden` for an action that this role never may take.
 */
export function previewOf<Status extends string, Guard extends string, Standing extends { status: Status }>(
  rules: Rules<Status, Guard, Standing>,
  groups: readonly StandingGroup<Standing>[],
  action: string,
  { role, at }: PreviewFor,
): ActionPreview {
  const { entity } = rules;
  const row = transitionOf(rules.table, action);
  if (!row.who.includes(role)) {
    throw forbidden(`${entity}.forbidden`, `${role} may not ${action}`, { action, who: [...row.who] });
  }
  const obstacles = new Map<string, ActionObstacle>();
  for (const { standing, count } of groups) {
    const code = obstacleTo(rules, standing, action, { role, at });
    if (code === null) continue;
    const { status } = standing;
    const errorCode = errorCodeOf(entity, code);
    const key = `${code} ${status}`;
    const known = obstacles.get(key)?.count ?? 0;
    obstacles.set(key, { reason: { code, errorCode }, status, count: known + count });
  }
  const mayNot = [...obstacles.values()].sort((one, other) => other.count - one.count);
  const count = total(groups);
  return { count, may: count - total(mayNot), mayNot };
}

/** How many rows of these groups may take each action that the role ever may take. */
export function previewsOf<Status extends string, Guard extends string, Standing extends { status: Status }>(
  rules: Rules<Status, Guard, Standing>,
  groups: readonly StandingGroup<Standing>[],
  { role, at }: PreviewFor,
): ActionPreviews {
  const may = new Map<string, number>();
  for (const { action, who } of rules.table) if (who.includes(role)) may.set(action, 0);
  for (const { standing, count } of groups) {
    for (const { name, allowed } of actionsFor(rules, standing, role, at)) {
      if (allowed) may.set(name, (may.get(name) ?? 0) + count);
    }
  }
  return { count: total(groups), actions: [...may].map(([name, amount]) => ({ name, may: amount })) };
}
