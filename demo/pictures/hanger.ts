import type { Article } from './drawing.ts';
import { box, curve, flipped, limb, type Point, type Shape, stroke } from './geometry.ts';
import type { Frame, Layers, Piece } from './scene.ts';

const steel = { color: '#b4b3b0', stuff: 'metal' } as const;
const wood = { color: '#b58c63', stuff: 'wood' } as const;

/** Height of the rail and a margin above the hanging article, in centimetres. */
export const railAbove = 14;

/** The rail across the picture and the article's hanger. */
export function hangerOf({ wear }: Article, frame: Frame): Layers {
  const isHeldByClips = wear === 'bottom';
  const top = isHeldByClips ? 33 : -3.6;
  const rail = top - 12;
  const hook: Shape = curve([
    [0, top],
    [0, top - 5],
    [0.2, top - 7.4],
    [2.6, top - 9.4],
    [2.9, rail - 1.6],
    [0.2, rail - 2.6],
    [-2.4, rail - 1.2],
  ] as Point[]);
  const arm = limb([
    [0, top + 1.2, 1.1],
    [7, top + 3.6, 1.3],
    [15.2, top + 9.4, 1.2],
  ]);
  const bar: Piece = { ...wood, shape: box(-15, top - 1.2, 30, 2.4), level: 0.6, round: 0.3 };
  const clip = box(8.6, top, 2.2, 7.4);
  return [
    {
      ...steel,
      shape: box(frame.x - 2, rail - 1.3, frame.width + 4, 2.6),
      level: -1,
      marks: [
        {
          shape: stroke(
            [
              [frame.x - 2, rail - 0.3],
              [frame.x + frame.width + 2, rail - 0.3],
            ],
            1,
          ),
          lift: 1,
        },
      ],
    },
    { ...steel, shape: stroke(hook, 0.7), level: 0.6, round: 0.3 },
    ...(isHeldByClips
      ? [bar, ...[clip, flipped(clip)].map((shape): Piece => ({ ...steel, shape, level: 3, round: 0.5 }))]
      : [arm, flipped(arm)].map((shape): Piece => ({ ...wood, shape, level: -0.6, round: 1 }))),
  ];
}
