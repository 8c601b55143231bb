import Type, { type Static } from 'typebox';
import {
  askerLabels,
  linkedKinds,
  supportTicketStatuses,
} from '#domain/support-tickets/support-ticket-kinds.ts';
import { supportTicketTransitions } from '#domain/support-tickets/support-ticket-transitions.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';

const common = {
  id: Type.Integer(),
  status: OneOf(supportTicketStatuses),
  revision: Type.String(),
  /** The ticket's title, sealed with the asker's key; null once the asker is forgotten. */
  title: Nullable(Type.String()),
  asker: Type.Object({ label: OneOf(askerLabels), id: Type.Integer(), name: Nullable(Type.String()) }),
  /** Brand of the asker; null for members. */
  brand: Nullable(BrandBrief),
  /** Whether the caller is the asker. */
  isOwn: Type.Boolean(),
  /** Path of the dashboard page on which the question was asked, and the entity shown there; null if unknown. */
  page: Nullable(Type.String()),
  entity: Nullable(Type.Object({ category: OneOf(linkedKinds), id: Type.Integer() })),
  /** Which of the staff cares for the ticket; null if nobody does, and for callers who are no staff. */
  assignee: Nullable(Type.Object({ id: Type.Integer(), name: Nullable(Type.String()) })),
  messageCount: Type.Integer(),
  /** Since when the asker waits for an answer; null if the ticket needs none. */
  waitingTime: Nullable(Instant),
  createdTime: Instant,
  updatedTime: Instant,
  actions: ActionsOf(supportTicketTransitions),
};

export const SupportTicket = Type.Object(common);
export type SupportTicket = Static<typeof SupportTicket>;

/** A message of a ticket. Messages are sorted oldest first; their pictures need an access token. */
const TicketMessage = Type.Object({
  isOfAsker: Type.Boolean(),
  /** The account that wrote the message; null for members, who may not see which staff member answers. */
  actor: Nullable(ActorBrief),
  text: Nullable(Type.String()),
  pictures: Type.Array(PictureSet),
  time: Instant,
});

export const SupportTicketDetail = Type.Object({
  ...common,
  ...asOfField,
  messages: Type.Array(TicketMessage),
});
export type SupportTicketDetail = Static<typeof SupportTicketDetail>;
