import { describe, expect, test } from 'vitest';
import { draftOfComment, emptyDraft, sentText, soughtAt, withChosen } from './mention-draft.ts';

const kim = { label: 'staff', id: 1, name: '김민지', username: 'kim' } as const;
const other = { label: 'brand_admin', id: 1, name: '김민지', username: 'minji' } as const;

test.each([
  ['@', 1, { from: 0, sought: '' }],
  ['ask @김', 6, { from: 4, sought: '김' }],
  ['ask @kim please', 8, { from: 4, sought: 'kim' }],
  ['ask @kim please', 15, null],
  ['mail a@b', 8, null],
  ['(@ki', 4, { from: 1, sought: 'ki' }],
  ['line\n@k', 7, { from: 5, sought: 'k' }],
] as const)('in %j at %i somebody is looked for, or nobody', (text, caret, sought) => {
  expect(soughtAt(text, caret)).toEqual(sought);
});

describe('a text', () => {
  test('names who was chosen, and is sent with their account', () => {
    const { draft, caret } = withChosen({ text: 'ask @ki now', chosen: [] }, { from: 4, to: 7 }, kim);
    expect([draft.text, caret]).toEqual(['ask @김민지 now', 9]);
    expect(sentText(draft)).toBe('ask @{staff:1} now');
  });

  test('tells two of one name apart', () => {
    const first = withChosen({ ...emptyDraft, text: '@' }, { from: 0, to: 1 }, kim).draft;
    const second = withChosen({ ...first, text: `${first.text}@` }, { from: 5, to: 6 }, other).draft;
    const again = withChosen({ ...second, text: `${second.text}@` }, { from: 18, to: 19 }, kim).draft;
    expect(again.text).toBe('@김민지 @김민지 (minji) @김민지 ');
    expect(sentText(again)).toBe('@{staff:1} @{brand_admin:1} @{staff:1} ');
  });

  test('comes back as it was sent', () => {
    const text = '@{staff:1} @{brand_admin:1}, and @{staff:1}';
    const draft = draftOfComment(text, () => 'Kim');
    expect(draft.text).toBe('@Kim @Kim (1), and @Kim');
    expect(sentText(draft)).toBe(text);
  });

  test('that only looks like a name is left as it is', () => {
    expect(sentText({ text: '@nobody @{staff}', chosen: [] })).toBe('@nobody @{staff}');
  });
});
