import Type from 'typebox';
import {
  linkedKinds,
  pageAtMost,
  pagePattern,
  picturesAtMost,
  textAtMost,
  titleAtMost,
} from '#domain/support-tickets/support-ticket-kinds.ts';
import { Nullable, OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { PictureKey } from '../kit/changes/fields.ts';

const strict = { additionalProperties: false };

const message = {
  text: VisibleText(textAtMost),
  pictures: Type.Optional(Type.Array(PictureKey, { maxItems: picturesAtMost, uniqueItems: true })),
};

export const MessageBody = Type.Object(message, strict);

/**
 * The body of a new ticket. `page` is the path of the dashboard page on which the question is asked; `entity` is the entity
 * shown there.
 */
export const NewTicketBody = Type.Object(
  {
    title: VisibleText(titleAtMost),
    ...message,
    page: Type.Optional(Nullable(Type.String({ maxLength: pageAtMost, pattern: pagePattern }))),
    entity: Type.Optional(Nullable(Type.Object({ category: OneOf(linkedKinds), id: Id }, strict))),
  },
  strict,
);
