import type { Account } from '#domain/notes/account.ts';
import type { Audience } from '#domain/notes/audience.ts';
import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A comment that is there. What was removed has no row. */
export interface CommentRow {
  /** `tryset-501:5b1c…`: the stream, and the comment's id in it. */
  id: string;
  kind: NotedKind;
  /** Of what it is about. */
  thingId: number;
  commentId: string;
  text: string;
  audience: Audience;
  /** Of whoever wrote it; null for staff. */
  brandId: number | null;
  authorLabel: Account['label'];
  authorId: number;
  /** Since when it mentions each account that it ever did, by `staff:12`. Whether it still does stands in the text. */
  mentionedAt: Readonly<Record<string, string>>;
  createdAt: string;
  /** When it was put in other words last. */
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
