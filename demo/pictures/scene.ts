import type { Shape } from './geometry.ts';
import type { Print } from './prints.ts';
import type { StuffName } from './stuffs.ts';

/** What is pressed in or stands out of a piece: its fold, dent or rib, by centimetres. */
export interface Mark {
  shape: Shape;
  lift: number;
}

/** A flat part of what is seen: of a garment, of the figure that wears it, or of what it hangs on. */
export interface Piece {
  shape: Shape;
  color: string;
  stuff: StuffName;
  /** How far it lies before the figure, in centimetres: what lies before throws a shadow. */
  level: number;
  /**
   * How far its middle stands out before its left and right edge, in centimetres. Without it the piece takes the form
   * of what it lies upon.
   */
  round?: number;
  /** Whose middle that is, where it is not the piece's own. */
  form?: Shape;
  /** How far its middle stands out from what it lies upon. */
  swell?: number;
  marks?: readonly Mark[];
  print?: Print;
  /** Angle in radians by which its weave is turned. */
  turn?: number;
}

/** What is sewn or drawn upon the pieces before it. */
export interface Thread {
  way: Shape;
  width: number;
  color: string;
  opacity: number;
  /** Stitch and gap. */
  dash?: readonly [number, number];
}

/** What lies behind comes first. */
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

/** What the camera sees of the scene, in centimetres. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Scene {
  /** What the product is worn with or hangs on. */
  behind: Layers;
  /** The product itself. */
  own: Layers;
  frame: Frame;
  /** Of the wall. */
  ground: string;
  /** Where the floor meets the wall. */
  floor?: number;
  shadows?: readonly FloorShadow[];
  /** How much of a shadow the wall gets, 0 to 1. */
  near: number;
}
