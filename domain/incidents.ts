import type { IncidentWhen } from './area.ts';
import { areas } from './areas.ts';

/** Every event type that may be an incident, with the condition for its events. */
export const incidents: Readonly<Record<string, IncidentWhen>> = Object.assign(
  {},
  ...areas.map((area) => ('incidents' in area ? area.incidents : {})),
);

export const incidentTypes: readonly string[] = Object.keys(incidents);
