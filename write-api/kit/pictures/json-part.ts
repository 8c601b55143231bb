import type { Readable } from 'node:stream';
import { ApiError } from '#http/errors.ts';

/** The part of a multipart request that says in JSON what other calls say in their body. */
const jsonPart = 'json';

export function isJsonPart(name: string | undefined): boolean {
  return name === jsonPart;
}

/**
 * Which parts come as streams: files, and the JSON whatever form it has. A plain field, one with a content type and a
 * file are the same to whoever sends them, but the parser would read each in a way of its own.
 */
export function comesAsStream(name?: string, contentType?: string, fileName?: string): boolean {
  return isJsonPart(name) || contentType === 'application/octet-stream' || fileName !== undefined;
}

/**
 * What the part says. Throws 400 `request.malformed_json` where it is no JSON in UTF-8, 413 `request.too_large` beyond so
 * many bytes; the rest of such a part is read past, so that the request comes to its end.
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
