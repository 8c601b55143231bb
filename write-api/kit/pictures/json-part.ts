import type { Readable } from 'node:stream';
import { ApiError } from '#http/errors.ts';

/** The part of a multipart request that holds the JSON body of the other calls. */
const jsonPart = 'json';

export function isJsonPart(name: string | undefined): boolean {
  return name === jsonPart;
}

/**
 * Which parts arrive as streams: files, and the JSON part in any form. Senders may send it as a plain field, with a
 * content type or as a file. The parser would treat each form differently.
 */
export function comesAsStream(name?: string, contentType?: string, fileName?: string): boolean {
  return isJsonPart(name) || contentType === 'application/octet-stream' || fileName !== undefined;
}

/**
 * Parses the part. Throws 400 `request.malformed_json` if it is not JSON in UTF-8, 413 `request.too_large` beyond the
 * byte limit. The rest of such a part is still read, so that the request ends.
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
