import { finished } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { atMost, type CallerKind, kindOf } from '#http/at-once.ts';
import { ApiError, invalidRequest, parameterMissing } from '#http/errors.ts';
import { operationOf } from '#http/operation-name.ts';
import type { Uploads } from './incoming.ts';
import { comesAsStream, isJsonPart, readJson } from './json-part.ts';
import { pictureTypeOf, pictureTypes } from './picture-type.ts';
import { openUploadFolder, type Upload, type UploadFolder } from './upload-folder.ts';
import { type UploadRoom, uploadRoom } from './upload-room.ts';

/** Bytes of one picture. */
const pictureAtMost = 10 * 1024 * 1024;
const picturesAtMost = 30;
/** Bytes of all pictures of a request. */
const totalAtMost = 100 * 1024 * 1024;
/** Requests with pictures of one caller, from their first byte to their answer. */
const ofOneCaller = { caller: 4, visitor: 2 };
/** None is taken; they are for saying which one is not known. */
const fieldsAtMost = 10;

interface Arrival {
  /** Where the pictures go. */
  files: UploadFolder;
  /** Waits for a place among the requests that are worked on: only a body that is there takes one. */
  takePlace(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets a request with pictures begin. */
    beginUpload(request: FastifyRequest, reply: FastifyReply): Promise<Arrival>;
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
  const any = Number.POSITIVE_INFINITY;
  const enter = {
    caller: atMost({ ofOneKind: any, ofOneCaller: ofOneCaller.caller }),
    visitor: atMost({ ofOneKind: any, ofOneCaller: ofOneCaller.visitor }),
  };
  const rooms: Readonly<Record<CallerKind, UploadRoom>> = {
    staff: uploadRoom({ mebibytes: 400, placesAtMost: 4 }),
    brand_admin: uploadRoom({ mebibytes: 200, placesAtMost: 4 }),
    user: uploadRoom({ mebibytes: 200, placesAtMost: 4 }),
    visitor: uploadRoom({ mebibytes: 100, placesAtMost: 2 }),
  };
  app.decorate('beginUpload', async (request: FastifyRequest, reply: FastifyReply) => {
    await enter[request.caller === null ? 'visitor' : 'caller'](request, reply);
    const room = rooms[kindOf(request)];
    const files = await openUploadFolder(folder, room.openShare());
    const answered = new Promise<void>((resolve) => {
      finished(reply.raw, () => resolve());
    });
    void answered.then(() => files.remove()).catch((error: unknown) => request.log.warn(error));
    return { files, takePlace: () => room.takePlace(answered) };
  });
  app.register(multipart, {
    isPartAFile: comesAsStream,
    limits: {
      fileSize: pictureAtMost,
      files: picturesAtMost + 1,
      fields: fieldsAtMost,
      fieldSize: 1024,
      headerPairs: 20,
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
    const { files, takePlace } = await request.server.beginUpload(request, reply);
    try {
      await readParts(request, files, bytesAtMost);
    } catch (error) {
      // The rest is read past without being taken apart.
      request.raw.unpipe();
      request.raw.resume();
      throw malformed(error);
    }
    await takePlace();
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
      json = await readJson(part.file, request.routeOptions.bodyLimit);
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
