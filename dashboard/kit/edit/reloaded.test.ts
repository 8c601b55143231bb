import { expect, test } from 'vitest';
import { neverRevised, reloaded } from './reloaded.ts';

const answers = (...revisions: string[]) => {
  const coming = revisions.values();
  let last = '';
  return async () => {
    last = coming.next().value ?? last;
    return { revision: last };
  };
};
const atOnce = async () => undefined;

test('reads until the read model reaches the revision', async () => {
  expect(await reloaded(answers('8', '9', '10', '11'), '10', atOnce)).toEqual({ revision: '10' });
});

test('returns the newest row if the read model does not reach it', async () => {
  expect(await reloaded(answers('8', '9'), '10', atOnce)).toEqual({ revision: '9' });
});

test('waits for the first revision of a thing that nobody had revised', async () => {
  expect(await reloaded(answers(neverRevised, neverRevised, '0'), '0', atOnce)).toEqual({ revision: '0' });
});
