/** A picture's bytes by the SHA-256 of them, in lower-case hex. The same picture is kept once, and never changes. */
export interface Pictures {
  /** Keeps a picture and answers its hash. Keeping what is there already is fine. */
  put(bytes: Uint8Array): Promise<string>;
  has(hash: string): Promise<boolean>;
  /** The bytes, or null where there is no such picture. */
  get(hash: string): Promise<Uint8Array | null>;
}

export const pictureHash = /^[0-9a-f]{64}$/;
