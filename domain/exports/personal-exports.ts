import { accept, type Decider, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';

/**
 * A file that told of persons: of which list, how many rows its filters matched when it began, and by which filters they
 * were chosen. The filters' names only: what somebody looked for may be a person itself.
 */
export interface PersonalExport {
  list: string;
  rows: number;
  filters: readonly string[];
}

/** Events of `export-<list>`, noted before the first row of the file leaves. Who it was for is the event's actor. */
export type PersonalExportEvent = DomainEvent<'PersonalDataExported', PersonalExport>;

export interface PersonalExportCommand {
  action: 'export';
  exported: PersonalExport;
}

const who = ['staff'];

/** Files with personal data, one stream a list. Each is noted, also the same one twice. */
export const personalExports: Decider<null, PersonalExportCommand, PersonalExportEvent> = {
  category: 'export',
  initial: null,
  decide: (_, { action, exported }, { actor }) =>
    who.includes(actor.label)
      ? accept({ type: 'PersonalDataExported', data: exported })
      : refuse('forbidden', 'export.forbidden', `${actor.label} may not ${action}`, { action, who }),
  evolve: (state, { type }) => (type === 'PersonalDataExported' ? state : untouched(type, state)),
};
