/** The server's maximum size of a picture, in bytes. */
export const pictureAtMost = 10 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

const prefix = 'upload-';
const chosen = new Map<string, { file: File; address: string }>();

/**
 * Stores a chosen picture and returns the key that the form and the request use for it. The picture stays in memory until
 * the page is reloaded, so that a draft can restore its pictures.
 */
export function keepUpload(file: File): string {
  const key = `${prefix}${crypto.randomUUID()}`;
  chosen.set(key, { file, address: URL.createObjectURL(file) });
  return key;
}

/** URL of a form's small picture: the chosen file's object URL, otherwise the server's URL for the hash. */
export function pictureSource(key: string): string {
  return chosen.get(key)?.address ?? `/v1/pictures/${key}/small`;
}

/** The chosen files that a request's body refers to. Empty without files, so that the request is sent as plain JSON. */
export function filesOf(body: Readonly<Record<string, unknown>>): { files?: Record<string, File> } {
  const { cover_image: cover, contents } = body;
  const keys = [cover, ...(Array.isArray(contents) ? contents : [])];
  const files = keys.flatMap((key) => {
    const upload = typeof key === 'string' ? chosen.get(key) : undefined;
    return upload === undefined ? [] : [[String(key), upload.file] as const];
  });
  return files.length === 0 ? {} : { files: Object.fromEntries(files) };
}

/** Whether the picture exists. A draft from before a reload has lost its chosen files. */
export function isThere(key: string): boolean {
  return !key.startsWith(prefix) || chosen.has(key);
}

export type PictureProblem = 'pictureTooLarge' | 'pictureWrongType';

export function problemOf({ size, type }: File): PictureProblem | null {
  if (!pictureTypes.includes(type)) return 'pictureWrongType';
  return size > pictureAtMost ? 'pictureTooLarge' : null;
}
