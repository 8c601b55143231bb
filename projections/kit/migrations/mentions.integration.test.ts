import { expect, test } from 'vitest';
import type { CommentEvent } from '#domain/comments/comment-events.ts';
import { openBench } from '../../testing/harness.ts';
import { stored, type Told } from '../../testing/histories.ts';
import { migrate } from './migrate.ts';

const author = { label: 'staff', id: 1 } as const;
const mention = (...staffIds: number[]) => ({ staffIds, brandAdminIds: [7] });

function told(stream: string, ...events: CommentEvent[]): Told[] {
  return events.map((event, index) => ({
    stream,
    event,
    metadata: { occurredAt: `2025-03-0${index + 1}T16:00:00.123Z` },
  }));
}

const added: CommentEvent = {
  type: 'CommentAdded',
  data: {
    commentId: 'c1',
    text: 'a',
    mentions: mention(2),
    author,
    audience: 'staff',
    brandId: null,
  },
};
const revised = (...staffIds: number[]): CommentEvent => ({
  type: 'CommentRevised',
  data: { commentId: 'c1', text: 'b', mentions: mention(...staffIds) },
});

test('backfills mention times of earlier comments as a fold of the log has them', async () => {
  const bench = await openBench();
  try {
    await bench.take(
      stored([...told('product-1', added, revised(3), revised(2, 4)), ...told('product-2', added)]),
    );
    const now = await bench.dump();
    expect(await bench.query(`select mentioned_at from read.comments where id = 'product-1:c1'`)).toEqual([
      {
        mentioned_at: {
          'staff:2': '2025-03-01T16:00:00.123Z',
          'staff:3': '2025-03-02T16:00:00.123Z',
          'staff:4': '2025-03-03T16:00:00.123Z',
          'brand_admin:7': '2025-03-01T16:00:00.123Z',
        },
      },
    ]);

    // Restores the schema of the version before the migration.
    await bench.query('drop table read.seen_notifications');
    await bench.query('alter table read.comments drop column mentioned_at');
    await bench.query("delete from public.read_migrations where name like '064%'");

    await migrate(bench.databaseUrl);
    await bench.restart();
    expect(await bench.dump()).toEqual(now);
  } finally {
    await bench.close();
  }
});
