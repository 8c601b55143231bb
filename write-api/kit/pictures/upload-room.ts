import pLimit from 'p-limit';
import { tooManyRequests } from '#http/errors.ts';

const mebibyte = 1024 * 1024;
const retrySeconds = 30;

/** The space that the files of one request take of a room. */
export interface Share {
  /** @throws 429 if the room has no space for this many more bytes. */
  take(bytes: number): void;
  giveBack(): void;
}

/** Disk space and places for the uploads of one kind of caller, so that no kind can block another. */
export interface UploadRoom {
  openShare(): Share;
  /** Waits for a place among the requests in progress, and holds it until the request is answered. */
  takePlace(answered: Promise<void>): Promise<void>;
}

export interface UploadRoomOptions {
  /** Space for files on disk. */
  mebibytes: number;
  /** Maximum requests in progress, each with one picture in memory. */
  placesAtMost: number;
}

/** A file takes space only for the bytes received, so that a slow upload takes little. */
export function uploadRoom({ mebibytes, placesAtMost }: UploadRoomOptions): UploadRoom {
  const places = pLimit(placesAtMost);
  let taken = 0;
  return {
    openShare() {
      let own = 0;
      let isOver = false;
      return {
        take(bytes) {
          // The last bytes of a cancelled request take no space.
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
