/** Reads the codes that a camera shows at this moment. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<string[]>;
}
