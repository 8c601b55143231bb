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
] as const)('in %j at caret %i finds the search text of the mention, or null', (text, caret, sought) => {
  expect(soughtAt(text, caret)).toEqual(sought);
});

describe('a comment draft', () => {
  test('shows the name of the chosen account, and sends the account’s id', () => {
    const { draft, caret } = withChosen({ text: 'ask @ki now', chosen: [] }, { from: 4, to: 7 }, kim);
    expect([draft.text, caret]).toEqual(['ask @김민지 now', 9]);
    expect(sentText(draft)).toBe('ask @{staff:1} now');
  });

  test('tells two accounts with the same name apart', () => {
    const first = withChosen({ ...emptyDraft, text: '@' }, { from: 0, to: 1 }, kim).draft;
    const second = withChosen({ ...first, text: `${first.text}@` }, { from: 5, to: 6 }, other).draft;
    const again = withChosen({ ...second, text: `${second.text}@` }, { from: 18, to: 19 }, kim).draft;
    expect(again.text).toBe('@김민지 @김민지 (minji) @김민지 ');
    expect(sentText(again)).toBe('@{staff:1} @{brand_admin:1} @{staff:1} ');
  });

  test('sends an unedited comment back unchanged', () => {
    const text = '@{staff:1} @{brand_admin:1}, and @{staff:1}';
    const draft = draftOfComment(text, () => 'Kim');
    expect(draft.text).toBe('@Kim @Kim (1), and @Kim');
    expect(sentText(draft)).toBe(text);
  });

  test('leaves text alone that only looks like a mention', () => {
    expect(sentText({ text: '@nobody @{staff}', chosen: [] })).toBe('@nobody @{staff}');
  });
});
