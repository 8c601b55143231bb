import { type RecordEvent, recordDecider, recordTransitions, removing } from '../record.ts';
import type { Sealed } from '../sealed.ts';

export interface AgencyFields {
  name: string;
  /** The agency's web address; null if staff have not entered one. */
  url: string | null;
}

/** A person at an agency. `personal` is sealed with the key `agency_contact:<id>`: JSON of a `Contact`. */
export interface AgencyContactFields {
  agencyId: number;
  position: string | null;
  personal: Sealed | null;
}

/** The events of the stream `agency-<id>`. */
export type AgencyEvent = RecordEvent<'Agency', AgencyFields, typeof removing>;

/** The events of the stream `agency_contact-<id>`. */
export type AgencyContactEvent = RecordEvent<'AgencyContact', AgencyContactFields, typeof removing>;

export const agencyTransitions = recordTransitions('Agency', removing);
export const agencyContactTransitions = recordTransitions('AgencyContact', removing);

export const agency = recordDecider({
  category: 'agency',
  event: 'Agency',
  blank: { name: '', url: null } as AgencyFields,
  ending: removing,
});

export const agencyContact = recordDecider({
  category: 'agency_contact',
  event: 'AgencyContact',
  blank: { agencyId: 0, position: null, personal: null } as AgencyContactFields,
  ending: removing,
  goes: { personal: null },
});
