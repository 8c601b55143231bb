import { dailyWork, staffMay } from '#domain/staff-role-kinds.ts';
import type { Transition } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import type { WriteArea } from '../area.ts';

/**
 * Returns the sorted permissions of a caller in these areas, as `<entity>.<action>`. Staff have those of all their roles. On
 * which entities the caller may act is decided separately, by brand and member.
 */
export function permissionsOf(
  areas: readonly Pick<WriteArea, 'tables' | 'reads'>[],
  caller: Caller,
): string[] {
  const { label } = caller;
  const may = ({ who, staff = dailyWork }: Transition) =>
    who.includes(label) && (caller.label !== 'staff' || staffMay(caller.roles, staff));
  const granted = areas.flatMap(({ tables = {}, reads = {} }) => {
    const readable = label === 'staff' ? Object.keys(tables) : (reads[label] ?? []);
    const actions = Object.entries(tables).flatMap(([entity, table]) =>
      table.filter(may).map(({ action }) => `${entity}.${action}`),
    );
    return [...readable.map((entity) => `${entity}.read`), ...actions];
  });
  return granted.sort();
}
