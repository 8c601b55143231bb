import pLimit from 'p-limit';
import { tooManyRequests } from '#http/errors.ts';

const mebibyte = 1024 * 1024;
const retrySeconds = 30;

/** What the files of one request have of a room. */
export interface Share {
  /** @throws 429 where there is no room for so many bytes more. */
  take(bytes: number): void;
  giveBack(): void;
}

/** What the uploads of one kind of caller have to themselves, so that no other kind is shut out. */
export interface UploadRoom {
  openShare(): Share;
  /** Waits for a place among the requests that are worked on, and holds it until the request is answered. */
  takePlace(answered: Promise<void>): Promise<void>;
}

export interface UploadRoomOptions {
  /** Of files on the disk. */
  mebibytes: number;
  /** Requests that are worked on at once, with a picture of each in memory. */
  placesAtMost: number;
}

/** A file takes of the room what has come of it, so that a slow one takes little. */
export function uploadRoom({ mebibytes, placesAtMost }: UploadRoomOptions): UploadRoom {
  const places = pLimit(placesAtMost);
  let taken = 0;
  return {
    openShare() {
      let own = 0;
      let isOver = false;
      return {
        take(bytes) {
          // The last bytes of a request that has gone away go nowhere.
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
