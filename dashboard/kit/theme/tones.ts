/** What a colour says of a status, the same everywhere. */
export const toneNames = ['neutral', 'waiting', 'moving', 'good', 'back', 'bad', 'done'] as const;
export type Tone = (typeof toneNames)[number];

/** The tone of a code; grey for one of a server that is newer than this page. */
export function toneOf<Code extends string>(tonesOf: Readonly<Record<Code, Tone>>, code: Code): Tone {
  return tonesOf[code] ?? 'neutral';
}

interface ToneColors {
  text: string;
  background: string;
}

/** Text on background has a contrast of at least 4.5 : 1 in both schemes. */
export const tones: Record<'light' | 'dark', Record<Tone, ToneColors>> = {
  light: {
    neutral: { text: '#4a4f4c', background: '#ececea' },
    waiting: { text: '#7a4a00', background: '#fbebcb' },
    moving: { text: '#17507f', background: '#dcebf8' },
    good: { text: '#1c5b37', background: '#d9efe0' },
    back: { text: '#5b3d8f', background: '#eae3f7' },
    bad: { text: '#9b2321', background: '#fbe1de' },
    done: { text: '#3d4a55', background: '#e0e6ea' },
  },
  dark: {
    neutral: { text: '#c5cac7', background: '#2d312f' },
    waiting: { text: '#f2c878', background: '#40320f' },
    moving: { text: '#9dccf5', background: '#17344c' },
    good: { text: '#94dbae', background: '#173a26' },
    back: { text: '#cdb8f5', background: '#352a4e' },
    bad: { text: '#ffaaa3', background: '#4c1f1d' },
    done: { text: '#b7c5d1', background: '#27313a' },
  },
};
