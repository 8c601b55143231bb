import Type, { type Static } from 'typebox';
import { inboxActionTypes, inboxStatuses, inboxTypes, inboxVariants } from '#domain/inbox/inbox-kinds.ts';
import { messageRules, messageTransitions } from '#domain/inbox/message-transitions.ts';
import { aboutKinds, inboxTemplates, type TemplateCode } from '#domain/inbox/templates.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Nullable, OneOf } from '#http/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import { inboxColumns } from './columns.ts';
import { actionOf, answerOf, textOf } from './rendered.ts';
import type { MessageFound } from './scope.ts';

/** What a client does: it opens the path `value`, or the answer runs the operation `value` on the thing with this id. */
const Action = Type.Object({ type: OneOf(inboxActionTypes), value: Text, id: Nullable(Count) });
export type InboxAction = Static<typeof Action>;

const templateCodes = Object.keys(inboxTemplates) as TemplateCode[];

/** The transitions that a member can take. */
const onMessage = {
  ...messageRules,
  table: messageRules.table.filter(({ who }) => who.includes('user')),
};

export const inboxFields = readable<MessageFound>()(inboxColumns, {
  ...idFields,
  userId: { is: Count, of: (row) => row.userId },
  type: { is: OneOf(inboxTypes), of: (row) => row.type },
  variant: { is: OneOf(inboxVariants), of: (row) => row.variant },
  templateCode: { is: OneOf(templateCodes), of: (row) => row.templateCode },
  status: { is: OneOf(inboxStatuses), of: (row) => row.status },
  tag: { is: Text, of: (row) => textOf(row).tag },
  title: { is: Text, of: (row) => textOf(row).title },
  description: { is: Text, of: (row) => textOf(row).description },
  /** What the message is about; null if it is about nothing in particular. */
  about: {
    is: Nullable(Type.Object({ kind: OneOf(aboutKinds), id: Count })),
    of: ({ aboutKind: kind, aboutId: id }) => (kind === null || id === null ? null : { kind, id }),
  },
  action: { is: Nullable(Action), of: actionOf },
  confirmAction: { is: Nullable(Action), of: (row) => answerOf(row, 'confirm') },
  denyAction: { is: Nullable(Action), of: (row) => answerOf(row, 'deny') },
  isDisplayed: { is: Flag, of: (row) => row.isDisplayed },
  pointAmount: { is: Nullable(Count), of: (row) => row.pointAmount },
  thumbnailUrl: { is: OptionalText, of: ({ thumbnail }) => pictureSet(thumbnail)?.small.url ?? null },
  actions: {
    is: ActionsOf(messageTransitions),
    of: ({ status, variant, readBy, now }) => actionsFor(onMessage, { status, variant }, readBy, now),
  },
  createdTime: { is: timeFields.createdTime.is, of: timeFields.createdTime.of },
  updatedTime: { is: timeFields.updatedTime.is, of: timeFields.updatedTime.of },
});

export const InboxMessage = inboxFields.shape;
export type InboxMessage = Static<typeof InboxMessage>;

export const InboxMessageDetail = Type.Object({ ...InboxMessage.properties, ...asOfField });
export type InboxMessageDetail = Static<typeof InboxMessageDetail>;
