/** As large as the server takes a picture. */
export const pictureAtMost = 10 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

const prefix = 'upload-';
const chosen = new Map<string, { file: File; address: string }>();

/**
 * Keeps a chosen picture under a key by which the form and the request name it. It stays while the page is open, so
 * that a draft finds its pictures again.
 */
export function keepUpload(file: File): string {
  const key = `${prefix}${crypto.randomUUID()}`;
  chosen.set(key, { file, address: URL.createObjectURL(file) });
  return key;
}

/** Where a small picture of a form is shown from: a chosen one's own address, else the server's by its hash. */
export function pictureSource(key: string): string {
  return chosen.get(key)?.address ?? `/v1/pictures/${key}/small`;
}

/** The chosen files that a request's body names as its pictures; without any it goes as plain JSON. */
export function filesOf(body: Readonly<Record<string, unknown>>): { files?: Record<string, File> } {
  const { cover_image: cover, contents } = body;
  const keys = [cover, ...(Array.isArray(contents) ? contents : [])];
  const files = keys.flatMap((key) => {
    const upload = typeof key === 'string' ? chosen.get(key) : undefined;
    return upload === undefined ? [] : [[String(key), upload.file] as const];
  });
  return files.length === 0 ? {} : { files: Object.fromEntries(files) };
}

/** Pictures of a draft that is older than the page have no file any more. */
export function isThere(key: string): boolean {
  return !key.startsWith(prefix) || chosen.has(key);
}

export type PictureProblem = 'pictureTooLarge' | 'pictureWrongType';

export function problemOf({ size, type }: File): PictureProblem | null {
  if (!pictureTypes.includes(type)) return 'pictureWrongType';
  return size > pictureAtMost ? 'pictureTooLarge' : null;
}
