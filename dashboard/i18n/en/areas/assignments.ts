import type { AssignmentEvent } from '#domain/assignments/assignment-events.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  event: {
    Assigned: 'Assignee was set: {{to}}.',
    Unassigned: 'Assignee was taken off.',
  } as const satisfies EventTexts<AssignmentEvent>,
} as const;

export const replay = {
  projection: {
    assignments: 'Assignments',
  },
} as const;
