import type { IncidentWhen } from '#domain/area.ts';
import { incidents } from '#domain/incidents.ts';

const also: Readonly<Record<IncidentWhen, string | null>> = {
  always: null,
  forced: "data ->> 'forced' = 'true'",
  by_staff: "actor_label = 'staff'",
};

/** The SQL condition over the log mirror's columns that selects incidents. The index of incidents uses the same condition. */
export const isIncidentRow: string = Object.entries(also)
  .map(([when, condition]) => {
    const types = Object.keys(incidents).filter((type) => incidents[type] === when);
    const isType = `type in (${types.map((type) => `'${type}'`).join(', ')})`;
    return condition === null ? isType : `(${isType} and ${condition})`;
  })
  .join(' or ');
