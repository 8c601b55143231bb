import type { Point, Shape } from './geometry.ts';
import { isPiece, type Layers } from './scene.ts';

/** Turns layers around the origin by `turn` radians, then moves them sideways by `aside` centimetres. */
export function placed(layers: Layers, { turn = 0, aside = 0 }: { turn?: number; aside?: number }): Layers {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (shape: Shape): Shape =>
    shape.map(([x, y]): Point => [x * cos - y * sin + aside, x * sin + y * cos]);
  return layers.map((layer) => {
    if (!isPiece(layer)) return { ...layer, way: at(layer.way) };
    const { form, marks = [] } = layer;
    return {
      ...layer,
      shape: at(layer.shape),
      turn: (layer.turn ?? 0) + turn,
      marks: marks.map((mark) => ({ ...mark, shape: at(mark.shape) })),
      ...(form === undefined ? {} : { form: at(form) }),
    };
  });
}
