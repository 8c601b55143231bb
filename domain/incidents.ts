import type { IncidentWhen } from './area.ts';
import { areas } from './areas.ts';

/** Every event type whose events may be incidents, with the condition for a single event. */
export const incidents: Readonly<Record<string, IncidentWhen>> = Object.assign(
  {},
  ...areas.map((area) => ('incidents' in area ? area.incidents : {})),
);

export const incidentTypes: readonly string[] = Object.keys(incidents);
