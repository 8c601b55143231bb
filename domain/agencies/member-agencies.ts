import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';

/** A link between a member and a contact at its agency. */
export interface AgencyLink {
  contactId: number;
  agencyId: number;
}

/**
 * The events of the stream `member_agencies-<user id>`. They belong to the member's history but have a stream of their own, so
 * that other commands on the member need not wait.
 */
export type MemberAgenciesEvent =
  | DomainEvent<'MemberAgencyContactAdded', AgencyLink>
  | DomainEvent<'MemberAgencyContactRevised', AgencyLink & { from: number }>
  | DomainEvent<'MemberAgencyContactRemoved', AgencyLink>;

/** A member's contacts, at most one of each agency, in the order of their addition. */
export interface MemberAgencies {
  status: 'open';
  links: readonly AgencyLink[];
}

/** `set` replaces all contacts; `revise` replaces one by another. */
export type MemberAgenciesCommand =
  | { action: 'add'; link: AgencyLink }
  | { action: 'revise'; contactId: number; link: AgencyLink }
  | { action: 'set'; links: readonly AgencyLink[] }
  | { action: 'remove'; contactId: number };

const row = { from: ['open'], to: 'same', who: ['staff', 'system'] } as const;

export const memberAgenciesTransitions = [
  { ...row, action: 'add', event: 'MemberAgencyContactAdded' },
  { ...row, action: 'revise', event: 'MemberAgencyContactRevised' },
  { ...row, action: 'set', event: 'MemberAgencyContactAdded' },
  { ...row, action: 'remove', event: 'MemberAgencyContactRemoved' },
] as const satisfies readonly Transition<string, 'open', never>[];

const rules: Rules<'open', never, MemberAgencies> = {
  entity: 'member_agencies',
  table: memberAgenciesTransitions,
  guards: {},
};

export const memberAgencies: Decider<MemberAgencies, MemberAgenciesCommand, MemberAgenciesEvent> = {
  category: 'member_agencies',
  initial: { status: 'open', links: [] },
  decide,
  evolve,
};

function decide(
  state: MemberAgencies,
  command: MemberAgenciesCommand,
  asked: Asked,
): Decision<MemberAgenciesEvent> {
  const refused = checkTransition(rules, state, command, asked);
  return refused ?? eventsOf(state.links, command);
}

function eventsOf(
  links: readonly AgencyLink[],
  command: MemberAgenciesCommand,
): Decision<MemberAgenciesEvent> {
  switch (command.action) {
    case 'add': {
      const { link } = command;
      if (linkOf(links, link.contactId)) return nothingToDo;
      return takenBy(links, link) ?? accept({ type: 'MemberAgencyContactAdded', data: link });
    }
    case 'revise': {
      const { contactId: from, link } = command;
      if (linkOf(links, from) === undefined) {
        return refuse(
          'conflict',
          'member_agencies.contact_unknown',
          `the member has no contact ${from}: load the member again`,
          {
            contactId: from,
          },
        );
      }
      if (link.contactId === from) return nothingToDo;
      const others = links.filter(({ contactId }) => contactId !== from);
      return takenBy(others, link) ?? accept({ type: 'MemberAgencyContactRevised', data: { from, ...link } });
    }
    case 'set':
      return set(links, command.links);
    case 'remove': {
      const link = linkOf(links, command.contactId);
      return link ? accept({ type: 'MemberAgencyContactRemoved', data: link }) : nothingToDo;
    }
  }
}

/** Replaces all contacts. Removals come first, since a member may have only one contact per agency. */
function set(before: readonly AgencyLink[], after: readonly AgencyLink[]): Decision<MemberAgenciesEvent> {
  for (const [index, link] of after.entries()) {
    const refused = takenBy(after.slice(0, index), link);
    if (refused !== null) return refused;
  }
  const gone = before.filter(({ contactId }) => !linkOf(after, contactId));
  const come = after.filter(({ contactId }) => !linkOf(before, contactId));
  return accept<MemberAgenciesEvent>(
    ...gone.map((data) => ({ type: 'MemberAgencyContactRemoved' as const, data })),
    ...come.map((data) => ({ type: 'MemberAgencyContactAdded' as const, data })),
  );
}

function linkOf(links: readonly AgencyLink[], contactId: number): AgencyLink | undefined {
  return links.find((link) => link.contactId === contactId);
}

function takenBy(links: readonly AgencyLink[], { agencyId, contactId }: AgencyLink) {
  const taken = links.find((link) => link.agencyId === agencyId);
  if (taken === undefined) return null;
  return refuse(
    'conflict',
    'member_agencies.agency_taken',
    `the member has another contact of agency ${agencyId}: revise or remove it first`,
    {
      agencyId,
      contactId,
      takenBy: taken.contactId,
    },
  );
}

function evolve(state: MemberAgencies, { type, data }: MemberAgenciesEvent): MemberAgencies {
  const { links } = state;
  switch (type) {
    case 'MemberAgencyContactAdded':
      return { ...state, links: [...links, data] };
    case 'MemberAgencyContactRevised': {
      const { from, ...link } = data;
      return { ...state, links: links.map((known) => (known.contactId === from ? link : known)) };
    }
    case 'MemberAgencyContactRemoved':
      return { ...state, links: links.filter(({ contactId }) => contactId !== data.contactId) };
    default:
      return untouched(type, state);
  }
}
