import type { Readable } from 'node:stream';
import { ApiError } from '#http/errors.ts';

/** The name of the multipart part that contains the JSON body. */
const jsonPart = 'json';

export function isJsonPart(name: string | undefined): boolean {
  return name === jsonPart;
}

/**
 * Returns whether the parser must deliver a part as a stream: files, and the JSON part in any form. Clients send the JSON part
 * as a plain field, with a content type or as a file, which the parser would treat differently.
 */
export function comesAsStream(name?: string, contentType?: string, fileName?: string): boolean {
  return isJsonPart(name) || contentType === 'application/octet-stream' || fileName !== undefined;
}

/**
 * Parses the JSON part. Throws 400 `request.malformed_json` if it is not JSON in UTF-8, 413 `request.too_large` above the byte
 * limit. The rest of a refused part is still read, so that the request ends.
 */
export async function readJson(part: Readable, bytesAtMost: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bytesAtMost) chunks.push(chunk);
  }
  if (size > bytesAtMost) {
    throw new ApiError(413, 'request.too_large', `the part ${jsonPart} has more than ${bytesAtMost} bytes`);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new ApiError(400, 'request.malformed_json', `the part ${jsonPart} is not valid JSON`);
  }
}
