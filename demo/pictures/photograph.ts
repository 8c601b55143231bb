import sharp from 'sharp';
import type { Size } from './coverage.ts';
import { type Ground, groundOf } from './ground.ts';
import { noiseOf } from './noise.ts';
import { type Painting, painted } from './painting.ts';
import { inkOf } from './prints.ts';
import { isPiece, type Piece, type Scene } from './scene.ts';
import { stuffs } from './stuffs.ts';
import { type Surface, surfaceOf } from './surface.ts';

/** Direction of the light, which comes from the upper left and slightly from the front. */
const light = unit(-0.55, -0.62, 0.78);
const glint = unit(light.x, light.y, light.z + 1);
const noise = noiseOf(11);

/** Renders a scene to a JPEG; the same scene gives the same bytes. */
export async function photographed(scene: Scene, size: Size): Promise<Buffer> {
  const layers = [...scene.behind, ...scene.own];
  const painting = painted(layers, scene.frame, size);
  const pieces = layers.filter(isPiece);
  const surface = surfaceOf(scene.frame, size, painting, pieces);
  const pixels = lit(
    scene,
    size,
    painting,
    pieces.map(lookOf),
    surface,
    groundOf(scene, size, surface.heights),
  );
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer();
}

type Look = ReturnType<typeof lookOf>;

function lookOf({ stuff, print, turn = 0 }: Piece) {
  const [red = 0, green = 0, blue = 0] = print === undefined ? [] : inkOf(print);
  const { texture, grain, gloss, focus, depth } = stuffs[stuff];
  const flatShine = glint.z ** focus * 0.8;
  return {
    texture,
    grain,
    gloss,
    focus,
    depth,
    flatShine,
    share: print?.share,
    red,
    green,
    blue,
    cos: Math.cos(turn),
    sin: Math.sin(turn),
  };
}

function lit(
  { frame }: Scene,
  { width, height }: Size,
  { colors, pieces }: Painting,
  looks: readonly Look[],
  { heights, around, surface, folds }: Surface,
  ground: Ground,
): Uint8Array {
  const scale = height / frame.height;
  const made = new Uint8Array(width * height * 3);
  const slope = scale / 2;
  const castX = Math.round(0.55 * scale);
  const castY = Math.round(1.1 * scale);
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const covered = (colors[at * 4 + 3] ?? 0) / 255;
      if (covered < 1) ground.shade(made, at, x, y);
      if (covered === 0) continue;
      const left = x > 0 ? -1 : 0;
      const right = x < width - 1 ? 1 : 0;
      // A pixel that is covered by less than half takes the material of a neighbouring pixel.
      const by = pieces[at]
        ? 0
        : pieces[at + left]
          ? left
          : pieces[at + right]
            ? right
            : pieces[at + up]
              ? up
              : down;
      const look = looks[(pieces[at + by] ?? 1) - 1];
      if (look === undefined) continue;
      const gx = eased(((surface[at + by + right] ?? 0) - (surface[at + by + left] ?? 0)) * slope);
      const gy = eased(((surface[at + by + down] ?? 0) - (surface[at + by + up] ?? 0)) * slope);
      const long = Math.sqrt(gx * gx + gy * gy + 1);
      const shade = Math.max(0, (-gx * light.x - gy * light.y + light.z) / long / light.z);
      const shine = Math.max(0, (-gx * glint.x - gy * glint.y + glint.z) / long);
      // A nearer surface in the direction of the light casts a shadow on this one.
      const hidden = Math.min(
        0.55,
        Math.max(0, around(x - castX, y - castY) - (heights[at + by] ?? 0)) * 0.4,
      );
      // Moves weave and print with the folds.
      const wx = frame.x + x / scale + gx * 0.35;
      const wy = frame.y + y / scale + (folds[at] ?? 0) * 0.5;
      const tx = wx * look.cos + wy * look.sin;
      const ty = wy * look.cos - wx * look.sin;
      const woven = 1 + look.texture(tx, ty, noise, scale) * look.grain;
      const lightness = (1 + look.depth * (shade - 1)) * (1 - hidden) * woven;
      const share = look.share?.(tx, ty, scale) ?? 0;
      const spark =
        look.gloss === 0
          ? 0
          : look.gloss * 255 * Math.max(0, shine ** look.focus - look.flatShine) * (1 - hidden);
      // Lightens dark fabrics, so that light on them is visible.
      const veil = Math.max(0, shade - 1) * 26 * look.depth;
      for (let channel = 0; channel < 3; channel++) {
        const ink = channel === 0 ? look.red : channel === 1 ? look.green : look.blue;
        const base = (colors[at * 4 + channel] ?? 0) * (1 - share) + ink * share;
        const value = exposed(base * lightness + veil + spark);
        const behind = covered < 1 ? (made[at * 3 + channel] ?? 0) : 0;
        made[at * 3 + channel] = value * covered + behind * (1 - covered);
      }
    }
  }
  return made;
}

/** Compresses steep slopes, so that they are not much darker than moderate ones. */
function eased(slope: number): number {
  return slope / Math.sqrt(1 + slope * slope * 0.5);
}

/** Film-like tone curve that keeps detail in highlights. */
function exposed(value: number): number {
  return value < 205 ? Math.max(0, value) : 255 - 50 * Math.exp((205 - value) / 50);
}

function unit(x: number, y: number, z: number) {
  const long = Math.hypot(x, y, z);
  return { x: x / long, y: y / long, z: z / long };
}
