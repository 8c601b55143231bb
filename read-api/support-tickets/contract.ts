import Type, { type Static } from 'typebox';
import {
  askerLabels,
  linkedKinds,
  supportTicketStatuses,
} from '#domain/support-tickets/support-ticket-kinds.ts';
import { supportTicketTransitions } from '#domain/support-tickets/support-ticket-transitions.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { BrandBrief } from '../tryset-items/contract.ts';

const common = {
  id: Type.Integer(),
  status: OneOf(supportTicketStatuses),
  revision: Type.String(),
  /** Null once its asker was forgotten: nothing of it can be read then. */
  title: Nullable(Type.String()),
  asker: Type.Object({ label: OneOf(askerLabels), id: Type.Integer(), name: Nullable(Type.String()) }),
  /** The brand that the asker acts for. */
  brand: Nullable(BrandBrief),
  /** It is the caller's. */
  isOwn: Type.Boolean(),
  /** The path of the room in which it was asked, and what was shown there. */
  page: Nullable(Type.String()),
  entity: Nullable(Type.Object({ category: OneOf(linkedKinds), id: Type.Integer() })),
  messageCount: Type.Integer(),
  /** Since when the asker waits for an answer; null while nobody waits. */
  waitingTime: Nullable(Instant),
  createdTime: Instant,
  updatedTime: Instant,
  actions: ActionsOf(supportTicketTransitions),
};

export const SupportTicket = Type.Object(common);
export type SupportTicket = Static<typeof SupportTicket>;

/** The oldest first. Pictures take an access token. */
const TicketMessage = Type.Object({
  isOfAsker: Type.Boolean(),
  /** Members are not told who of the staff answers them. */
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
