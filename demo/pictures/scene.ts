import type { Shape } from './geometry.ts';
import type { Print } from './prints.ts';
import type { StuffName } from './stuffs.ts';

/** A fold, dent or rib of a piece, with its height in centimetres. */
export interface Mark {
  shape: Shape;
  lift: number;
}

/** A flat part of the scene: of a garment, of the figure or of the hanger. */
export interface Piece {
  shape: Shape;
  color: string;
  stuff: StuffName;
  /** The piece's distance in front of the figure in centimetres. Nearer pieces cast shadows. */
  level: number;
  /**
   * Distance of the piece's middle in front of its left and right edges, in centimetres. Without it the piece follows
   * the form of the piece below.
   */
  round?: number;
  /** Shape that `round` applies to, if not the piece's own. */
  form?: Shape;
  /** Distance of the piece's middle in front of the piece below. */
  swell?: number;
  marks?: readonly Mark[];
  print?: Print;
  /** Angle of the piece's weave in radians. */
  turn?: number;
}

/** A thread or line drawn on the pieces before it. */
export interface Thread {
  way: Shape;
  width: number;
  color: string;
  opacity: number;
  /** Lengths of a stitch and of the gap after it. */
  dash?: readonly [number, number];
}

/** Layers are ordered from back to front. */
export type Layer = Piece | Thread;
export type Layers = readonly Layer[];

export const isPiece = (layer: Layer): layer is Piece => 'shape' in layer;

/** A soft shadow on the floor. */
export interface FloorShadow {
  x: number;
  y: number;
  across: number;
  down: number;
}

/** Visible area of the scene, in centimetres. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Scene {
  /** Pieces behind the product: figure, companions or hanger. */
  behind: Layers;
  /** Pieces of the product itself. */
  own: Layers;
  frame: Frame;
  /** Colour of the wall. */
  ground: string;
  /** Height of the edge between floor and wall. */
  floor?: number;
  shadows?: readonly FloorShadow[];
  /** Strength of the shadow on the wall, 0 to 1. */
  near: number;
}
