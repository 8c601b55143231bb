import Type, { type Static } from 'typebox';
import { Nullable } from '#http/contract.ts';
import type { AsOf } from '../kit/as-of/contract.ts';
import {
  Count,
  type EveryRow,
  idFields,
  OptionalText,
  readable,
  Text,
  timeFields,
} from '../kit/readable/fields.ts';
import { agencyColumns } from './columns.ts';

/** An agency with its contact details; only staff see its contacts and member counts. */
export interface AgencyRow extends EveryRow {
  name: string;
  url: string | null;
  contactNames: readonly string[] | null;
  memberCount: bigint | null;
}

export const agencyFields = readable<AgencyRow>()(agencyColumns, {
  ...idFields,
  name: { is: Text, of: (row) => row.name, csv: 'name' },
  url: { is: OptionalText, of: (row) => row.url, csv: 'web_address' },
  contactNames: {
    is: Nullable(Type.Array(Text)),
    of: (row) => row.contactNames && [...row.contactNames],
    csv: 'contacts',
  },
  memberCount: {
    is: Nullable(Count),
    of: ({ memberCount }) => (memberCount === null ? null : Number(memberCount)),
    csv: 'members',
  },
  ...timeFields,
});

export interface ContactRow extends EveryRow {
  name: string | null;
  email: string | null;
  phone: string | null;
  position: string | null;
  agencyId: number;
  agencyName: string;
  agencyUrl: string | null;
  memberCount: bigint | null;
}

const AgencyBrief = Type.Object({ id: Type.Integer(), name: Text, url: OptionalText });

export const contactFields = readable<ContactRow>()(agencyColumns, {
  ...idFields,
  name: { is: OptionalText, of: (row) => row.name, csv: 'name' },
  position: { is: OptionalText, of: (row) => row.position, csv: 'position' },
  email: { is: OptionalText, of: (row) => row.email, csv: 'email' },
  phone: { is: OptionalText, of: (row) => row.phone, csv: 'phone' },
  agency: {
    is: AgencyBrief,
    of: ({ agencyId, agencyName, agencyUrl }) => ({ id: agencyId, name: agencyName, url: agencyUrl }),
    csv: 'agency',
    cell: (row) => row.agencyName,
  },
  memberCount: { is: Count, of: (row) => Number(row.memberCount), csv: 'members' },
  ...timeFields,
});

/** A member whom a contact of an agency represents. */
export interface MemberRow {
  id: number;
  username: string | null;
  contactId: number;
  contactName: string | null;
}

export const memberFields = readable<MemberRow>()(agencyColumns, {
  id: { is: Type.Integer(), of: (row) => row.id },
  username: { is: OptionalText, of: (row) => row.username },
  contact: {
    is: Type.Object({ id: Type.Integer(), name: OptionalText }),
    of: ({ contactId, contactName }) => ({ id: contactId, name: contactName }),
  },
});

export const AgencyContact = contactFields.shape;
export type AgencyContact = Static<typeof AgencyContact>;

/** What an agency has beside its fields. */
export const agencyParts = { contacts: Type.Array(AgencyContact) };

export type AgencyDetail = Static<typeof agencyFields.shape> & {
  contacts: AgencyContact[];
  asOf?: AsOf;
};
