import { type Variant, variants } from './variants.ts';

/**
 * Stores pictures by the SHA-256 of their bytes, in lowercase hex, with their variants. The same picture is stored once
 * and never changes.
 */
export interface Pictures {
  /** Stores a picture and returns its hash. Storing a stored picture again is allowed. */
  put(bytes: Uint8Array): Promise<string>;
  /** Stores a variant of the picture with this hash. The picture itself may be stored later. */
  putVariant(hash: string, variant: Variant, bytes: Uint8Array): Promise<void>;
  has(hash: string, variant?: Variant): Promise<boolean>;
  /** Returns the bytes of the picture or of a variant; null if it does not exist. */
  get(hash: string, variant?: Variant): Promise<Uint8Array | null>;
  /** Removes a picture and then its variants. Does nothing if the picture does not exist. */
  remove(hash: string): Promise<void>;
}

export const pictureHash = /^[0-9a-f]{64}$/;

/** Returns all names under which a picture and its variants may be stored, starting with its own. */
export function blobNames(hash: string): string[] {
  return [blobName(hash), ...variants.map((variant) => blobName(hash, variant))];
}

/** Returns the name of a picture or a variant in a storage: `<hash>`, `<hash>.small.webp`. */
export function blobName(hash: string, variant?: Variant): string {
  return variant === undefined ? hash : `${hash}.${variant}`;
}
