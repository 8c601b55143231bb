import { chanceAt, type Noise } from './noise.ts';

/** Brightness from -1 to 1 at a place of the fabric in centimetres; `scale` is pixels per centimetre. */
type Texture = (x: number, y: number, noise: Noise, scale: number) => number;

export interface Stuff {
  texture: Texture;
  /** Strength of the texture on the colour. */
  grain: number;
  /** Brightness and sharpness of highlights. */
  gloss: number;
  focus: number;
  /** Visible depth of the fabric's folds. */
  depth: number;
}

/** Fades patterns that are too fine for the resolution, to avoid aliasing. */
const seen = (pitch: number, scale: number) => Math.min(1, Math.max(0, (pitch * scale - 2) / 3));

const wave = (at: number, pitch: number) => Math.cos((at / pitch) * 2 * Math.PI);

const weave =
  (pitch: number): Texture =>
  (x, y, noise, scale) => {
    const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
    const isOver = (column + row) % 2 === 0;
    const bulge = isOver ? -wave(x, pitch) : -wave(y, pitch);
    const uneven = noise(x * 1.3, y * 7) * 0.5 + noise(x * 7, y * 1.3) * 0.5;
    return seen(pitch, scale) * (bulge * 0.45 + (isOver ? 0.12 : -0.12)) + uneven * 0.55;
  };

const fuzz: Texture = (x, y, noise) => noise(x * 3, y * 3) * 0.5 + noise(x * 9, y * 8) * 0.5;

const slub: Texture = (x, y, noise, scale) =>
  noise(x * 0.5, y * 9) * 0.45 + noise(x * 9, y * 0.45) * 0.4 + weave(0.14)(x, y, noise, scale) * 0.4;

const twill: Texture = (x, y, noise, scale) => {
  const slant = wave(x * 0.55 + y, 0.17);
  const rough = noise(x * 6, y * 1.1) * 0.55 + noise(x * 12, y * 9) * 0.35;
  return seen(0.17, scale) * slant * 0.55 + rough;
};

/** Rows of V-shaped stitches. */
const stitches =
  (wide: number, high: number): Texture =>
  (x, y, noise, scale) => {
    const across = x / wide - Math.floor(x / wide) - 0.5;
    const down = y / high + Math.abs(across) * 1.5;
    const leg = -Math.cos(down * 2 * Math.PI) * 0.5;
    const between = Math.cos(across * 4 * Math.PI) * -0.45;
    const soft = noise(x * 5, y * 5) * 0.22;
    return seen(high, scale * 1.4) * (leg + between) + soft;
  };

const ribbed =
  (pitch: number): Texture =>
  (x, y, noise, scale) => {
    const rib = wave(x, pitch);
    return (
      (seen(pitch, scale) * (rib - (1 - rib) * 0.35) * 0.9 + stitches(0.3, 0.24)(x, y, noise, scale) * 0.35) *
      0.9
    );
  };

const wales: Texture = (x, y, noise, scale) => {
  const wale = wave(x, 0.42);
  return (
    seen(0.42, scale) * (wale * 0.75 - 0.15) + noise(x * 5, y * 1.4) * 0.35 + noise(x * 1.2, y * 0.8) * 0.2
  );
};

/** Threads of different brightness, with loops and slubs. */
const boucle: Texture = (x, y, noise, scale) => {
  const pitch = 0.34;
  const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
  const thread = chanceAt(column * 3 + (row % 2), row) - 0.5;
  const isOver = (column + row) % 2 === 0;
  const bulge = (isOver ? -wave(x, pitch) : -wave(y, pitch)) * 0.4;
  return thread * 1.1 + seen(pitch, scale) * bulge + noise(x * 4, y * 4) * 0.6;
};

const crinkle: Texture = (x, y, noise) =>
  noise(x * 0.9 + noise(x * 0.7, y * 0.7), y * 0.5) * 0.5 + noise(x * 2.6, y * 2.2) * 0.22;

const pebbles: Texture = (x, y, noise) => {
  const cells = noise(x * 6, y * 6);
  return -Math.abs(cells) * 1.2 + 0.45 + noise(x * 0.8, y * 0.8) * 0.35;
};

const beads: Texture = (x, y, _, scale) => {
  const pitch = 0.52;
  const row = Math.floor(y / pitch);
  const column = Math.floor(x / pitch + (row % 2) / 2);
  const [dx, dy] = [x / pitch + (row % 2) / 2 - column - 0.5, y / pitch - row - 0.5];
  const far = Math.hypot(dx, dy);
  const glint = Math.max(0, 1 - Math.hypot(dx + 0.16, dy + 0.18) * 4.5) * 1.6;
  const tone = (chanceAt(column, row) - 0.5) * 1.1;
  return seen(pitch, scale) * ((far > 0.44 ? -0.9 : 0.35 - far) + glint) + tone;
};

const flat: Texture = (x, y, noise) => noise(x * 0.4, y * 0.4);
const streaks: Texture = (x, y, noise) => noise(x * 0.5, y * 9) * 0.7 + noise(x * 2, y * 22) * 0.3;
const sheer: Texture = (x, y, noise) => noise(x * 14, y * 1.2) * 0.6 + noise(x * 0.5, y * 0.3) * 0.4;

const stuff = (texture: Texture, grain: number, gloss = 0, focus = 10, depth = 0.62): Stuff => ({
  texture,
  grain,
  gloss,
  focus,
  depth,
});

export const stuffs = {
  paper: stuff(flat, 0, 0, 10, 0),
  body: stuff(flat, 0.03, 0.1, 14, 0.5),
  cotton: stuff(weave(0.1), 0.07),
  oxford: stuff(weave(0.17), 0.13),
  linen: stuff(slub, 0.16),
  canvas: stuff(weave(0.22), 0.18),
  satin: stuff(sheer, 0.025, 0.5, 9, 0.85),
  silk: stuff(sheer, 0.03, 0.3, 8, 0.75),
  crepe: stuff(fuzz, 0.045, 0.05, 6, 0.7),
  wool: stuff(fuzz, 0.1, 0, 10, 0.58),
  flannel: stuff(twill, 0.08),
  tweed: stuff(boucle, 0.3, 0, 10, 0.5),
  denim: stuff(twill, 0.16),
  corduroy: stuff(wales, 0.2, 0.05, 6),
  knit: stuff(stitches(0.62, 0.5), 0.15, 0, 10, 0.58),
  fine_knit: stuff(stitches(0.36, 0.3), 0.12, 0, 10, 0.6),
  rib: stuff(ribbed(0.85), 0.17, 0, 10, 0.58),
  fleece: stuff(fuzz, 0.07, 0, 10, 0.6),
  nylon: stuff(crinkle, 0.07, 0.24, 12, 0.75),
  leather: stuff(pebbles, 0.1, 0.3, 16, 0.75),
  beads: stuff(beads, 0.5, 0.25, 10, 0.5),
  metal: stuff(flat, 0.04, 0.8, 9, 0.9),
  wood: stuff(streaks, 0.14, 0.12, 12),
  horn: stuff(fuzz, 0.16, 0.6, 12, 0.7),
  lace: stuff(weave(0.2), 0.16),
} satisfies Record<string, Stuff>;

export type StuffName = keyof typeof stuffs;
