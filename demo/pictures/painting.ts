import { type Color, parse } from './colors.ts';
import { coverer, type Size, type Visit } from './coverage.ts';
import { dashes, type Shape, stroke } from './geometry.ts';
import { type Frame, isPiece, type Layers, type Piece, type Thread } from './scene.ts';

/**
 * An unlit scene, pixel by pixel. The demo paints its scenes instead of rendering SVG, because the picture library
 * may read only the formats that people upload.
 */
export interface Painting {
  /** Red, green, blue and coverage of each pixel, one after the other. */
  colors: Uint8ClampedArray;
  /** Number of the top piece at each pixel; 0 for none. */
  pieces: Uint16Array;
  /** Number of the top piece that has a form of its own, at each pixel. */
  forms: Uint16Array;
  /** Height of raised (positive) and pressed-in (negative) marks. */
  reliefs: Float32Array;
}

export function painted(layers: Layers, frame: Frame, size: Size): Painting {
  const { width, height } = size;
  const painting: Painting = {
    colors: new Uint8ClampedArray(width * height * 4),
    pieces: new Uint16Array(width * height),
    forms: new Uint16Array(width * height),
    reliefs: new Float32Array(width * height),
  };
  const cover = coverer(size);
  const scale = height / frame.height;
  const draw = (shape: Shape, visit: Visit) =>
    cover(
      shape.map(([x, y]) => [(x - frame.x) * scale, (y - frame.y) * scale]),
      visit,
    );
  let number = 0;
  for (const layer of layers) {
    if (isPiece(layer)) {
      number += 1;
      paintPiece(painting, draw, layer, number);
    } else paintThread(painting, draw, layer);
  }
  return painting;
}

type Drawing = (shape: Shape, visit: Visit) => void;

function paintPiece(
  { colors, pieces, forms, reliefs }: Painting,
  draw: Drawing,
  piece: Piece,
  number: number,
) {
  const blend = blender(colors, parse(piece.color));
  const hasForm = piece.round !== undefined;
  draw(piece.shape, (at, covered) => {
    blend(at, covered);
    if (covered < 0.5) return;
    pieces[at] = number;
    reliefs[at] = 0;
    if (hasForm) forms[at] = number;
  });
  for (const { shape, lift } of piece.marks ?? []) {
    draw(shape, (at, covered) => {
      if (pieces[at] === number) reliefs[at] = (reliefs[at] ?? 0) + covered * lift;
    });
  }
}

function paintThread({ colors }: Painting, draw: Drawing, { way, width, color, opacity, dash }: Thread) {
  const blend = blender(colors, parse(color));
  for (const part of dash === undefined ? [way] : dashes(way, dash)) {
    draw(stroke(part, width), (at, covered) => blend(at, covered * opacity));
  }
}

/** Blends a colour over the existing pixels. */
function blender(colors: Uint8ClampedArray, color: Color): Visit {
  return (at, covered) => {
    const before = (colors[at * 4 + 3] ?? 0) / 255;
    const whole = covered + before * (1 - covered);
    const share = covered / whole;
    for (let channel = 0; channel < 3; channel++) {
      const own = color[channel] ?? 0;
      const here = colors[at * 4 + channel] ?? 0;
      colors[at * 4 + channel] = here + (own - here) * share;
    }
    colors[at * 4 + 3] = whole * 255;
  };
}
