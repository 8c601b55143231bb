import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealed } from '#domain/sealed.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
export const keyBytes = 32;

/** The prefix of every sealed text; it distinguishes this format from later ones. */
const form = 's1.';

/** Thrown for a sealed text or wrapped key that was made with another key or for another person, or was modified. */
export class SealBroken extends Error {
  constructor(person: string) {
    super(`the sealed data of ${person} does not open with this key`);
    this.name = 'SealBroken';
  }
}

/** Seals any JSON value with a person's key of 32 bytes. The sealed text opens only for the same person. */
export function sealWith(key: Uint8Array, person: string, value: unknown): Sealed {
  const sealed = encrypt(key, person, Buffer.from(JSON.stringify(value ?? null)));
  return `${form}${sealed.toString('base64url')}` as Sealed;
}

/** Opens a sealed value. Throws `SealBroken` if the key or the person is not the one of the seal, or the text was modified. */
export function unsealWith(key: Uint8Array, person: string, sealed: Sealed): unknown {
  if (!sealed.startsWith(form)) throw new SealBroken(person);
  const plain = decrypt(key, person, Buffer.from(sealed.slice(form.length), 'base64url'));
  return JSON.parse(plain.toString());
}

/** Matches a sealed text: the prefix, then at least the nonce and the tag. */
const sealedText = /^s1\.[\w-]{38,}$/;

/** Returns whether a value, such as an event's data, contains any sealed text. */
export function holdsSealed(value: unknown): boolean {
  if (typeof value === 'string') return sealedText.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsSealed);
}

/** Creates a person's key. Returns it in the clear and wrapped by the master key, as the key store holds it. */
export function makeKey(masterKey: Uint8Array, person: string): { key: Buffer; wrapped: Buffer } {
  const key = randomBytes(keyBytes);
  return { key, wrapped: wrapKey(masterKey, person, key) };
}

/** Wraps a person's key by the master key, as the key store holds it. */
export function wrapKey(masterKey: Uint8Array, person: string, key: Uint8Array): Buffer {
  return encrypt(masterKey, wrapping(person), key);
}

/** Unwraps a person's key. Throws `SealBroken` if another master key wrapped it. */
export function unwrapKey(masterKey: Uint8Array, person: string, wrapped: Uint8Array): Buffer {
  return decrypt(masterKey, wrapping(person), wrapped);
}

/** Returns the authenticated text of a wrapped key. It differs from the one of sealed data, so neither opens as the other. */
function wrapping(person: string): string {
  return `key of ${person}`;
}

function encrypt(key: Uint8Array, context: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context));
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]);
}

function decrypt(key: Uint8Array, context: string, sealed: Uint8Array): Buffer {
  const iv = sealed.subarray(0, ivBytes);
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
  if (tag.length !== tagBytes) throw new SealBroken(context);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    throw new SealBroken(context);
  }
}
