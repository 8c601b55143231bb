import type { Account } from '#domain/accounts/account.ts';
import type { Audience } from '#domain/notes/audience.ts';
import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** An existing comment; removed comments have no row. */
export interface CommentRow {
  /** The entity's stream and the comment's id in that stream: `tryset-501:5b1c…`. */
  id: string;
  kind: NotedKind;
  /** The id of the entity that the comment is about. */
  thingId: number;
  commentId: string;
  text: string;
  audience: Audience;
  /** The author's brand; null for staff. */
  brandId: number | null;
  authorLabel: Account['label'];
  authorId: number;
  /**
   * When the comment first mentioned each account, by account (`staff:12`). Only the text tells whether it still mentions the
   * account.
   */
  mentionedAt: Readonly<Record<string, string>>;
  createdAt: string;
  /** When the comment's text was last revised; null if it was never revised. */
  revisedAt: string | null;
}

export const commentsTable: Table<CommentRow> = table('read.comments', 'id', {
  id: 'text',
  kind: 'text',
  thingId: 'integer',
  commentId: 'text',
  text: 'text',
  audience: 'text',
  brandId: 'integer',
  authorLabel: 'text',
  authorId: 'integer',
  mentionedAt: 'jsonb',
  createdAt: 'timestamptz',
  revisedAt: 'timestamptz',
});
