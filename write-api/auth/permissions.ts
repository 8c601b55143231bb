import type { CallerLabel } from '#http/caller.ts';
import type { WriteArea } from '../area.ts';

/**
 * Everything that a sort of caller may do in these areas, as `<entity>.<action>`, sorted. Which entities they may do it to
 * follows from brand and member.
 */
export function permissionsOf(
  areas: readonly Pick<WriteArea, 'tables' | 'reads'>[],
  label: CallerLabel,
): string[] {
  const granted = areas.flatMap(({ tables = {}, reads = {} }) => {
    const readable = label === 'staff' ? Object.keys(tables) : (reads[label] ?? []);
    const actions = Object.entries(tables).flatMap(([entity, table]) =>
      table.filter(({ who }) => who.includes(label)).map(({ action }) => `${entity}.${action}`),
    );
    return [...readable.map((entity) => `${entity}.read`), ...actions];
  });
  return granted.sort();
}
