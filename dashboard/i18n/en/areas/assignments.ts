import type { AssignmentEvent } from '#domain/assignments/assignment-events.ts';
import type { EventTexts } from '../../event-texts.ts';

const assignments = {
  work: 'My work',
  more: '{{amount}} more',
  assign: 'Assign',
  nobody: 'Assign: nobody sees to it yet.',
  is: 'Assignee: {{name}}',
  whom: 'Who sees to it',
  take: 'Take it on',
  done: 'Done',
  doneOf: 'Done: {{name}}',
  doneNow: '{{name}} is off your list.',
  freed: 'It has no assignee now.',
  find: 'Find a colleague',
  nobodyFound: 'There is no other colleague by this name.',
  taken: 'taken on {{time}}',
  given: 'from {{name}}, {{time}}',
} as const;

/** The sentences of notifications. */
const notified = {
  none: 'You have no notifications yet.',
  isNew: 'new',
  mention: '{{name}} mentioned you: {{thing}}',
  assignment: '{{name}} gave you {{thing}} to see to',
} as const;

export const texts = { assignments, notified } as const;

export const rooms = {} as const;

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
