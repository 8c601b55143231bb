import type { Account } from '#domain/accounts/account.ts';
import { idsOf, keyOfAccount } from '#domain/accounts/account.ts';
import { mentionsIn } from '#domain/comments/comment-text.ts';
import type { Audience } from '#domain/notes/audience.ts';
import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import { commentsTable } from '#projections/comments/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const kim: Account = { label: 'staff', id: 1 };

interface Said {
  on: [kind: NotedKind, id: number];
  text: string;
  audience?: Audience;
  author?: Account;
  brandId?: number;
  /** Ids of the brands that may see the comment. */
  told?: number[];
  revision?: bigint;
}

/** Sample comments: for staff only, for everyone, about brand B, and one by an admin of B. */
const said: readonly Said[] = [
  { on: ['stock_item', 111], text: 'between us' },
  { on: ['stock_item', 111], text: '@{staff:1} to all', audience: 'everyone', told: [1] },
  { on: ['tryset_item', 601], text: 'between us' },
  { on: ['product', 11], text: 'to all of A', audience: 'everyone', told: [1] },
  { on: ['product', 11], text: 'between us' },
  { on: ['tryset', 501], text: 'between us' },
  {
    on: ['tryset', 501],
    text: '@{brand_admin:20} a word of B',
    audience: 'brand',
    brandId: 2,
    told: [2],
    author: { label: 'brand_admin', id: 20 },
  },
  { on: ['stock_item', 211], text: 'to all of B', audience: 'everyone', told: [2] },
];

const at = '2026-03-09T00:00:00.000Z';
const streamOf = ({ on: [kind, id] }: Said) => `${kind}-${id}`;

export const sample: Sample = {
  async insert(pool) {
    const rows = said.map((one, index) => {
      const { text, audience = 'staff', author = kim, brandId = null } = one;
      const [kind, thingId] = one.on;
      return {
        id: `${streamOf(one)}:c${index}`,
        kind,
        thingId,
        commentId: `c${index}`,
        text,
        audience,
        brandId,
        authorLabel: author.label,
        authorId: author.id,
        createdAt: at,
        revisedAt: null,
        mentionedAt: Object.fromEntries(mentionsIn(text).map((account) => [keyOfAccount(account), at])),
      };
    });
    await insertRows(pool, commentsTable, rows);
  },
  log: said.map((one, index) => {
    const { text, audience = 'staff', author = kim, brandId = null, told = [] } = one;
    const mentions = idsOf(mentionsIn(text));
    const data = { commentId: `c${index}`, text, mentions, audience, author, brandId };
    // Puts the comments after all other events of these streams.
    return logRow(streamOf(one), 100n + BigInt(index), 'CommentAdded', data, {
      at,
      brandIds: told,
      actor: author,
    });
  }),
  idOf: () => null,
  shared: /^$/,
  forStaff: /^$/,
};
