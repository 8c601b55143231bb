import pLimit from 'p-limit';
import { tooManyRequests } from '#http/errors.ts';

const mebibyte = 1024 * 1024;
const retrySeconds = 30;

/** The disk space that the files of one request use. */
export interface Share {
  /**
   * Reserves space for this many more bytes.
   *
   * @throws 429 if there is not enough space left.
   */
  take(bytes: number): void;
  giveBack(): void;
}

/**
 * The disk space and the number of concurrent requests for the uploads of one kind of caller, so that no kind can block
 * another.
 */
export interface UploadRoom {
  openShare(): Share;
  /** Waits for one of the places for requests in progress, and uses it until the request is answered. */
  takePlace(answered: Promise<void>): Promise<void>;
}

export interface UploadRoomOptions {
  /** The space for files on disk, in MiB. */
  mebibytes: number;
  /** The maximum number of requests in progress, each with one picture in memory. */
  placesAtMost: number;
}

/** Creates an `UploadRoom`. A file uses space only for the bytes received, so that a slow upload uses little. */
export function uploadRoom({ mebibytes, placesAtMost }: UploadRoomOptions): UploadRoom {
  const places = pLimit(placesAtMost);
  let taken = 0;
  return {
    openShare() {
      let own = 0;
      let isOver = false;
      return {
        take(bytes) {
          // The last bytes of a cancelled request use no space.
          if (isOver) return;
          if (taken + bytes > mebibytes * mebibyte) throw tooManyRequests(retrySeconds);
          taken += bytes;
          own += bytes;
        },
        giveBack() {
          taken -= own;
          own = 0;
          isOver = true;
        },
      };
    },
    takePlace: (answered) =>
      new Promise((begin) => {
        void places(() => {
          begin();
          return answered;
        });
      }),
  };
}
