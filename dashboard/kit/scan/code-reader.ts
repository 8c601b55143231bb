/** Reads the codes in the current picture of a video. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<string[]>;
}
