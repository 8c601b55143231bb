import type { IncidentWhen } from '#domain/area.ts';
import { incidents } from '#domain/incidents.ts';

const also: Readonly<Record<IncidentWhen, string | null>> = {
  always: null,
  forced: "data ->> 'forced' = 'true'",
  by_staff: "actor_label = 'staff'",
};

/** Whether a row of the log mirror is an incident, as SQL over its columns. The index of incidents has this condition. */
export const isIncidentRow: string = Object.entries(also)
  .map(([when, condition]) => {
    const types = Object.keys(incidents).filter((type) => incidents[type] === when);
    const isType = `type in (${types.map((type) => `'${type}'`).join(', ')})`;
    return condition === null ? isType : `(${isType} and ${condition})`;
  })
  .join(' or ');
