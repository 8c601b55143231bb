import { expect, test } from 'vitest';
import { reloaded } from './reloaded.ts';

const answers = (...revisions: string[]) => {
  const coming = revisions.values();
  let last = '';
  return async () => {
    last = coming.next().value ?? last;
    return { revision: last };
  };
};
const atOnce = async () => undefined;

test('reads until the read models are there', async () => {
  expect(await reloaded(answers('8', '9', '10', '11'), '10', atOnce)).toEqual({ revision: '10' });
});

test('takes the newest there is when they do not come', async () => {
  expect(await reloaded(answers('8', '9'), '10', atOnce)).toEqual({ revision: '9' });
});
