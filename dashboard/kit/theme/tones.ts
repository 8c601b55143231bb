/** Meanings of status colours, the same on every page. */
export const toneNames = ['neutral', 'waiting', 'moving', 'good', 'back', 'bad', 'done'] as const;
export type Tone = (typeof toneNames)[number];

/** The tone of a code; neutral for an unknown code, which a newer server may send. */
export function toneOf<Code extends string>(tonesOf: Readonly<Record<Code, Tone>>, code: Code): Tone {
  return tonesOf[code] ?? 'neutral';
}
