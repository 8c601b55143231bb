import { describe, expect, it } from 'vitest';
import { mentionOf, mentionsIn, partsOf, storedText } from './comment-text.ts';

const kim = { label: 'staff', id: 12 } as const;
const lee = { label: 'brand_admin', id: 7 } as const;
const text = `${mentionOf(kim)}, please ask ${mentionOf(lee)}. ${mentionOf(kim)}!`;

describe('the text of a comment', () => {
  it('names each who is mentioned once', () => {
    expect(mentionsIn(text)).toEqual([kim, lee]);
    expect(mentionsIn('@kim @{user:3} @{staff:0} @{staff:x}')).toEqual([]);
  });

  it('comes in its parts', () => {
    expect(partsOf(text)).toEqual([kim, ', please ask ', lee, '. ', kim, '!']);
    expect(partsOf('plain')).toEqual(['plain']);
  });

  it('is stored composed, with line ends of one kind and nothing blank around', () => {
    expect(storedText(' \u1112\u1161\u11ab\r\n\r글 \n')).toBe('한\n\n글');
  });
});
