import { type Variant, variants } from './variants.ts';

/**
 * Stores pictures by the SHA-256 of their bytes, in lowercase hex, with their variants. The same picture is stored once
 * and never changes.
 */
export interface Pictures {
  /** Stores a picture and returns its hash. A stored picture may be stored again. */
  put(bytes: Uint8Array): Promise<string>;
  /** Stores a variant of the picture with this hash. The picture may follow later. */
  putVariant(hash: string, variant: Variant, bytes: Uint8Array): Promise<void>;
  has(hash: string, variant?: Variant): Promise<boolean>;
  /** The bytes of the picture or of a variant; null if it does not exist. */
  get(hash: string, variant?: Variant): Promise<Uint8Array | null>;
  /** Removes a picture and then its variants. Does nothing if it does not exist. */
  remove(hash: string): Promise<void>;
}

export const pictureHash = /^[0-9a-f]{64}$/;

/** All names under which a picture and its variants may be stored, its own first. */
export function blobNames(hash: string): string[] {
  return [blobName(hash), ...variants.map((variant) => blobName(hash, variant))];
}

/** The name of a picture or a variant in a storage: `<hash>`, `<hash>.small.webp`. */
export function blobName(hash: string, variant?: Variant): string {
  return variant === undefined ? hash : `${hash}.${variant}`;
}
