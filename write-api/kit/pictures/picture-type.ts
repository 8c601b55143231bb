import { ApiError } from '#http/errors.ts';

/** The accepted types of pictures. The first bytes determine the type, not the client's content type. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof pictureTypes)[number];

export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'image/webp';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif';
  return null;
}

/** Throws 415 `picture.type` unless a file begins like a picture. */
export function requirePicture(key: string, head: Uint8Array): void {
  if (pictureTypeOf(head) !== null) return;
  const message = `the file ${key} is not an accepted type of picture; send ${pictureTypes.join(', ')}`;
  throw new ApiError(415, 'picture.type', message, { detail: { key, allowed: pictureTypes } });
}
