import { mkdir } from 'node:fs/promises';
import { beforeAll, describe, test } from 'vitest';
import { dayOf } from '#dashboard/kit/preferences/days.ts';
import { findStocks } from '../kit/calls.ts';
import { folder, isShown, nameOf, portray } from '../kit/portray.ts';
import { samplePaths } from '../kit/sample-paths.ts';
import { visitor } from '../kit/visitor.ts';

/** Number of tests that the pages are divided into, so that none runs too long. */
const parts = 4;
const patience = 400_000;
const daysAgo = (days: number) => dayOf(Date.now() - days * 86_400_000, 'Asia/Seoul');

/** Takes pictures of every page for people, and runs the automatic checks on them. */
export function pictures(): void {
  let rooms: [name: string, path: string][];
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    const paths = await samplePaths();
    rooms = [
      ...[...paths]
        .filter(([room]) => isShown(room))
        .map(([room, path]): [string, string] => [nameOf(room), path]),
      ['placeholder-room', '/looks'],
      ['trysetitems-filtered', '/trysetitems?statuses=tryset_delivered%2Creturn_failed&delivery_type=normal'],
      ['figures-tables', '/dashboard/figures?tables=course%2Cstatus%2Cuse&by=categories'],
      ['empty-list', '/trysetitems?q=nothing+is+called+that'],
      // A part must not show one room twice in a row: its heading would stay.
      ['figures-then', `/dashboard/figures?tables=status&as_of=${daysAgo(10)}`],
      ['stocks-then', `/stocks?as_of=${daysAgo(20)}`],
      ['trysetitems-compared', `/trysetitems?as_of=${daysAgo(40)}&compare_to=${daysAgo(2)}`],
    ];
  });

  describe.each(['ko', 'en', 'ja'] as const)('of every room in %s', (language) => {
    test.each(Array.from({ length: parts }, (_, part) => part + 1))(
      'part %d',
      { timeout: patience },
      async (part) => {
        if (part === 1) {
          const out = await visitor({ as: null, language });
          await out.go('/login');
          await portray(out.page, 'login', language);
        }
        const { page, walk } = await visitor({ as: 'staff', language });
        for (const [name, path] of rooms.filter((_, index) => index % parts === part - 1)) {
          await walk(path);
          await portray(page, name, language);
        }
      },
    );
  });

  test("of a brand admin's rooms", async () => {
    const language = 'ko';
    const [stock] = (await findStocks('limit=1&latest_out_stock_request_statuses=requested', 'brand-a')).data;
    const { page, go } = await visitor({ as: 'brand-a', language });
    await go('/trysetitems');
    await portray(page, 'brand-admin-trysetitems', language);
    await go(`/stocks/${stock?.id}`);
    await portray(page, 'brand-admin-stock-page', language);
  });
}
