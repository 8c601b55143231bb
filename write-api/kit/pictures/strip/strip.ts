import { pictureTypeOf } from '../picture-type.ts';
import { strippedGif } from './gif.ts';
import { strippedJpeg } from './jpeg.ts';
import { strippedPng } from './png.ts';
import { unreadable } from './unreadable.ts';
import { strippedWebp } from './webp.ts';

/**
 * Removes what cameras and programs write into a picture: place, time, owner, device, comments, thumbnails and everything
 * after its end. Only parts needed for drawing remain, so that unknown kinds of notes are removed too. Pixels, colour profile
 * and orientation stay exactly the same: encoding again would cost quality and an animation's frames. A stripped picture stays
 * unchanged. Throws 415 `picture.unreadable` for a malformed file.
 */
export function stripped(picture: Uint8Array): Uint8Array {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  try {
    switch (pictureTypeOf(bytes)) {
      case 'image/jpeg':
        return strippedJpeg(bytes);
      case 'image/png':
        return strippedPng(bytes);
      case 'image/webp':
        return strippedWebp(bytes);
      case 'image/gif':
        return strippedGif(bytes);
      case null:
        throw new RangeError('no picture');
    }
  } catch (error) {
    // A RangeError means that a length in the file points past the file's end.
    if (error instanceof RangeError) throw unreadable();
    throw error;
  }
}
