/** What a colour says of a status, the same everywhere. */
export const toneNames = ['neutral', 'waiting', 'moving', 'good', 'back', 'bad', 'done'] as const;
export type Tone = (typeof toneNames)[number];

/** The tone of a code; grey for one of a server that is newer than this page. */
export function toneOf<Code extends string>(tonesOf: Readonly<Record<Code, Tone>>, code: Code): Tone {
  return tonesOf[code] ?? 'neutral';
}
