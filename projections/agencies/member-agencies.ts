import { type MemberAgenciesEvent, memberAgencies } from '#domain/agencies/member-agencies.ts';
import { type Derived, idOf, type Projection, type Words } from '../projection.ts';
import {
  type AgencyLinkRow,
  agencyLinksTable,
  type MemberAgenciesRow,
  memberAgenciesTable,
} from './tables.ts';

const words: Words<MemberAgenciesEvent, MemberAgenciesRow> = {
  MemberAgencyContactAdded: null,
  MemberAgencyContactRevised: null,
  MemberAgencyContactRemoved: null,
};

export const memberAgenciesProjection: Projection<MemberAgenciesRow, MemberAgenciesEvent> = {
  name: 'member_agencies',
  table: memberAgenciesTable,
  categories: ['member_agencies'],
  knows: (type) => type in words,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const before = row === null ? memberAgencies.initial : { ...memberAgencies.initial, links: row.links };
    const { links } = memberAgencies.evolve(before, recorded.event, recorded.at);
    return { userId: idOf(recorded), links };
  },
};

export const linksOfMember: Derived<MemberAgenciesRow, AgencyLinkRow> = {
  source: memberAgenciesTable,
  table: agencyLinksTable,
  rows: ({ userId, links }) => links.map((link) => ({ userId, ...link })),
};
