import { accept, type Decider, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';

/**
 * An export with personal data: its list, the number of matching rows at its start, and the names of its filters. The values
 * are not stored, since a value may name a person.
 */
export interface PersonalExport {
  list: string;
  rows: number;
  filters: readonly string[];
}

/** The events of the stream `export-<list>`, appended before the first row is sent. The event's actor receives the file. */
export type PersonalExportEvent = DomainEvent<'PersonalDataExported', PersonalExport>;

export interface PersonalExportCommand {
  action: 'export';
  exported: PersonalExport;
}

const who = ['staff'];

/** The decider of exports with personal data, with one stream per list. Every export is recorded, repeated ones too. */
export const personalExports: Decider<null, PersonalExportCommand, PersonalExportEvent> = {
  category: 'export',
  initial: null,
  decide: (_, { action, exported }, { actor }) =>
    who.includes(actor.label)
      ? accept({ type: 'PersonalDataExported', data: exported })
      : refuse('forbidden', 'export.forbidden', `${actor.label} may not ${action}`, { action, who }),
  evolve: (state, { type }) => (type === 'PersonalDataExported' ? state : untouched(type, state)),
};
