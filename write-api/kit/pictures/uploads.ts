import { finished } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AtOnce, atMost } from '#http/at-once.ts';
import { ApiError, invalidRequest, parameterMissing } from '#http/errors.ts';
import { operationOf } from '#http/operation-name.ts';
import type { Uploads } from './incoming.ts';
import { comesAsStream, isJsonPart, readJson } from './json-part.ts';
import { pictureTypeOf, pictureTypes } from './picture-type.ts';
import { openUploadFolder, type Upload, type UploadFolder } from './upload-folder.ts';

/** Bytes of one picture. */
const pictureAtMost = 10 * 1024 * 1024;
const picturesAtMost = 30;
/** Bytes of all pictures of a request. */
const totalAtMost = 100 * 1024 * 1024;
/** Requests with pictures under way in this process: so much of them lies on its disk, and one picture of each in its memory. */
const requestsAtMost: AtOnce = { inAll: 8, ofOneCaller: 4 };
/** Of those who have not signed in: they take nobody's place. */
const visitorsAtMost: AtOnce = { inAll: 4, ofOneCaller: 2 };
/** None is taken; they are for saying which one is not known. */
const fieldsAtMost = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets a request with pictures begin, and answers where they go. */
    beginUpload(request: FastifyRequest, reply: FastifyReply): Promise<UploadFolder>;
  }
  interface FastifyRequest {
    /** The files of a multipart request by their keys; null for a request of any other sort. */
    uploads: ReadonlyMap<string, Upload> | null;
  }
}

/**
 * Lets routes with `takesPictures` take multipart bodies, whose files lie below `folder` meanwhile. Call it once, before
 * they are registered.
 */
export function acceptUploads(app: FastifyInstance, folder: string): void {
  app.decorateRequest('uploads', null);
  const enter = { caller: atMost(requestsAtMost), visitor: atMost(visitorsAtMost) };
  app.decorate('beginUpload', async (request: FastifyRequest, reply: FastifyReply) => {
    await enter[request.caller === null ? 'visitor' : 'caller'](request, reply);
    const files = await openUploadFolder(folder);
    finished(reply.raw, () => {
      files.remove().catch((error: unknown) => request.log.warn(error));
    });
    return files;
  });
  app.register(multipart, {
    isPartAFile: comesAsStream,
    limits: {
      fileSize: pictureAtMost,
      files: picturesAtMost + 1,
      fields: fieldsAtMost,
      parts: picturesAtMost + 1 + fieldsAtMost,
    },
  });
}

/** The files of a request, none of which is named yet. */
export function uploadsOf({ uploads }: Pick<FastifyRequest, 'uploads'>): Uploads {
  return { files: uploads ?? new Map(), named: new Map() };
}

/**
 * For routes that take pictures: a JSON body as it is, or multipart with the same JSON in the part `json` and each
 * picture as a file under the key by which the JSON names it.
 */
export const takesPictures = { preValidation: taking(totalAtMost) };

/** The same for visitors: pictures of one's size together, and none is read before `mayAsk` lets the request by. */
export function takesOnePicture(mayAsk: (request: FastifyRequest) => Promise<void>) {
  return { preValidation: [mayAsk, taking(pictureAtMost)] };
}

function taking(bytesAtMost: number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.isMultipart()) return;
    const files = await request.server.beginUpload(request, reply);
    try {
      await readParts(request, files, bytesAtMost);
    } catch (error) {
      throw malformed(error);
    }
  };
}

async function readParts(request: FastifyRequest, files: UploadFolder, bytesAtMost: number): Promise<void> {
  const uploads = new Map<string, Upload>();
  let json: unknown;
  let total = 0;
  for await (const part of request.parts()) {
    if (part.type === 'file' && isJsonPart(part.fieldname)) {
      if (json !== undefined) {
        throw invalidRequest([{ in: 'body', name: part.fieldname, message: 'is there more than once' }]);
      }
      json = await readJson(part.file);
    } else if (part.type === 'file') {
      const upload = await files.keep(part.file);
      if (part.file.truncated)
        throw tooLarge(`the file ${part.fieldname} has more than ${pictureAtMost} bytes`);
      requirePicture(part.fieldname, upload.head);
      total += upload.size;
      if (total > bytesAtMost) throw tooLarge(`the pictures have more than ${bytesAtMost} bytes together`);
      uploads.set(part.fieldname, upload);
    } else {
      throw invalidRequest([{ in: 'body', name: part.fieldname, message: 'is not known' }]);
    }
  }
  if (json === undefined && uploads.size === 0) {
    const missing = [{ in: 'body' as const, name: 'json', message: 'is required' }];
    throw parameterMissing('json', operationOf(request), missing);
  }
  request.uploads = uploads;
  request.body = json ?? {};
}

/** The parser of multipart bodies says in errors without a status that it cannot make sense of one. */
function malformed(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && 'code' in error && error.code === 'FST_INVALID_JSON_FIELD_ERROR') {
    return new ApiError(400, 'request.malformed_json', 'a part is not the JSON that its content type says');
  }
  if (error instanceof Error && 'statusCode' in error) return error;
  return new ApiError(400, 'request.malformed_multipart', 'the body is not valid multipart/form-data');
}

function requirePicture(key: string, head: Uint8Array): void {
  if (pictureTypeOf(head) !== null) return;
  throw new ApiError(415, 'picture.type', `the file ${key} is no picture that is taken here`, {
    detail: { key, allowed: pictureTypes },
  });
}

function tooLarge(message: string): ApiError {
  return new ApiError(413, 'request.too_large', message);
}
