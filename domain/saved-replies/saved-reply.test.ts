import { expect, test } from 'vitest';
import { filledIn, unknownPlaceholder } from './placeholder-kinds.ts';
import { savedReply } from './saved-reply.ts';

test('fills in the placeholders, and takes no value for a text', () => {
  const values = { asker: '{number}', number: '7' };
  expect(filledIn('Hello {asker}, about {number} and {number}: {}', values)).toBe(
    'Hello {number}, about 7 and 7: {}',
  );
});

test.each([
  ['Hello {asker}, question {number}', null],
  ['no placeholder', null],
  ['an open { brace', null],
  ['Hello {name}', 'name'],
  ['Hello {asker} {}', ''],
  ['Hello { asker }', ' asker '],
])('finds the unknown placeholder of %j', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown);
});

test('a removed reply is not revised', () => {
  const state = { ...savedReply.initial, id: 3, status: 'removed' as const };
  const asked = { actor: { label: 'staff', id: 5 }, at: '2026-06-01T00:00:00.000Z' } as const;
  expect(savedReply.decide(state, { action: 'revise', fields: { title: 'Late' } }, asked)).toMatchObject({
    ok: false,
    refusal: { errorCode: 'saved_reply.transition_not_allowed' },
  });
});
