import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { beside, readAgain } from './read-again.ts';

/** An open list and a menu number, both read once. The list's second answer waits for `answer`. */
async function opened() {
  const client = new QueryClient();
  const asked: string[] = [];
  const answers = Promise.withResolvers<void>();
  let isFirst = true;
  const list = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => {
      asked.push('list');
      if (!isFirst) await answers.promise;
      isFirst = false;
      return null;
    },
  });
  const number = new QueryObserver(client, {
    queryKey: ['number'],
    queryFn: () => asked.push('number'),
    meta: beside,
  });
  onTestFinished(list.subscribe(() => {}));
  onTestFinished(number.subscribe(() => {}));
  await Promise.all([list.refetch({ cancelRefetch: false }), number.refetch({ cancelRefetch: false })]);
  asked.length = 0;
  return { client, asked, answer: answers.resolve };
}

test('refreshes the numbers of the menu after the page', async () => {
  const { client, asked, answer } = await opened();
  const isThere = readAgain(client);
  expect(asked).toEqual(['list']);
  answer();
  await isThere;
  expect(asked).toEqual(['list', 'number']);
});

test('does not refresh a page that the person leaves', async () => {
  const { client, asked } = await opened();
  await readAgain(client, 'none');
  expect(asked).toEqual([]);
  expect(client.getQueryCache().findAll({ stale: true })).toHaveLength(2);
});
