import { pictureTypeOf } from '../picture-type.ts';
import { strippedGif } from './gif.ts';
import { strippedJpeg } from './jpeg.ts';
import { strippedPng } from './png.ts';
import { unreadable } from './unreadable.ts';
import { strippedWebp } from './webp.ts';

/**
 * A picture without what cameras and programs write into it: place, time, owner, device, comments, thumbnails and whatever stands
 * behind its end. Each part of a file that drawing does not need is left out, so that a kind of note nobody knows yet goes too. The
 * pixels stay the very same, and so do colour profile and orientation: encoding anew would cost quality and an animation's frames.
 * What was stripped once stays as it is. Throws 415 `picture.unreadable` for a file that makes no sense.
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
    // A file that says more than it has is read past its end.
    if (error instanceof RangeError) throw unreadable();
    throw error;
  }
}
