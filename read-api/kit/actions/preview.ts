import type { Role } from '#domain/actor.ts';
import { type LineLevel, lineLevel } from '#domain/line-levels.ts';
import { actionsFor, errorCodeOf, obstacleTo, type Rules, transitionOf } from '#domain/transition-table.ts';
import { forbidden } from '#http/errors.ts';
import type { ActionObstacle, ActionPreview, ActionPreviews } from './contract.ts';

/** Rows that all guards treat alike; `standing` has the values that guards use. */
export interface StandingGroup<Standing> {
  standing: Standing;
  count: number;
}

/** The caller's role, and the current ISO instant. */
interface PreviewFor {
  role: Role;
  at: string;
}

const total = (groups: readonly { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0);

const noLines = (): Record<LineLevel, number> => ({ none: 0, soft: 0, hard: 0 });

/**
 * Previews an action on the rows of these groups. It checks only the rows' status and guards; the command may still
 * refuse the action's input.
 * @throws 403 `<entity>.forbidden` if this role may never take the action.
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
  const levels = noLines();
  for (const { standing, count } of groups) {
    const code = obstacleTo(rules, standing, action, { role, at });
    levels[lineLevel(row, code)] += count;
    if (code === null) continue;
    const { status } = standing;
    const errorCode = errorCodeOf(entity, code);
    const key = `${code} ${status}`;
    const known = obstacles.get(key)?.count ?? 0;
    obstacles.set(key, { reason: { code, errorCode }, status, count: known + count });
  }
  const mayNot = [...obstacles.values()].sort((one, other) => other.count - one.count);
  const count = total(groups);
  return { count, may: count - levels.hard, levels, mayNot };
}

/** Counts, for each action that the role may ever take, the rows of these groups that allow it. */
export function previewsOf<Status extends string, Guard extends string, Standing extends { status: Status }>(
  rules: Rules<Status, Guard, Standing>,
  groups: readonly StandingGroup<Standing>[],
  { role, at }: PreviewFor,
): ActionPreviews {
  const levels = new Map<string, Record<LineLevel, number>>();
  for (const { action, who } of rules.table) if (who.includes(role)) levels.set(action, noLines());
  for (const { standing, count } of groups) {
    for (const { name, reasonCode } of actionsFor(rules, standing, role, at)) {
      const lines = levels.get(name);
      if (lines !== undefined) lines[lineLevel(transitionOf(rules.table, name), reasonCode)] += count;
    }
  }
  const count = total(groups);
  return {
    count,
    actions: [...levels].map(([name, lines]) => ({ name, may: count - lines.hard, levels: lines })),
  };
}
