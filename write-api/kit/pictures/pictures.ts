import { type Variant, variants } from './variants.ts';

/**
 * A picture's bytes by the SHA-256 of them, in lower-case hex, and its variants beside it. The same picture is kept once, and
 * never changes.
 */
export interface Pictures {
  /** Keeps a picture and answers its hash. Keeping what is there already is fine. */
  put(bytes: Uint8Array): Promise<string>;
  /** Keeps a variant of the picture that has, or will have, this hash. */
  putVariant(hash: string, variant: Variant, bytes: Uint8Array): Promise<void>;
  has(hash: string, variant?: Variant): Promise<boolean>;
  /** The bytes of the picture or of a variant, or null where there is none. */
  get(hash: string, variant?: Variant): Promise<Uint8Array | null>;
  /** Removes a picture and then its variants. Nothing to do where there is none. */
  remove(hash: string): Promise<void>;
}

export const pictureHash = /^[0-9a-f]{64}$/;

/** Every name under which something of a picture may be kept, its own first. */
export function blobNames(hash: string): string[] {
  return [blobName(hash), ...variants.map((variant) => blobName(hash, variant))];
}

/** What a picture or a variant of it is called in a storage: `<hash>`, `<hash>.small.webp`. */
export function blobName(hash: string, variant?: Variant): string {
  return variant === undefined ? hash : `${hash}.${variant}`;
}
