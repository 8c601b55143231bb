import type { Variant } from './variants.ts';

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
}

export const pictureHash = /^[0-9a-f]{64}$/;

/** What a picture or a variant of it is called in a storage: `<hash>`, `<hash>.small.webp`. */
export function blobName(hash: string, variant?: Variant): string {
  return variant === undefined ? hash : `${hash}.${variant}`;
}
