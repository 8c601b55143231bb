import { describe, expect, it } from 'vitest';
import { mentionOf, mentionsIn, partsOf, storedText } from './comment-text.ts';

const kim = { label: 'staff', id: 12 } as const;
const lee = { label: 'brand_admin', id: 7 } as const;
const text = `${mentionOf(kim)}, please ask ${mentionOf(lee)}. ${mentionOf(kim)}!`;

describe('the text of a comment', () => {
  it('returns each mentioned account once', () => {
    expect(mentionsIn(text)).toEqual([kim, lee]);
    expect(mentionsIn('@kim @{user:3} @{staff:0} @{staff:x}')).toEqual([]);
  });

  it('is split into texts and mentions', () => {
    expect(partsOf(text)).toEqual([kim, ', please ask ', lee, '. ', kim, '!']);
    expect(partsOf('plain')).toEqual(['plain']);
  });

  it('is stored composed, trimmed and with uniform line ends', () => {
    expect(storedText(' \u1112\u1161\u11ab\r\n\r글 \n')).toBe('한\n\n글');
  });
});
