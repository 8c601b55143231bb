import { finished } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { atMost, type CallerKind, kindOf } from '#http/at-once.ts';
import { ApiError, invalidRequest, parameterMissing, unprocessable } from '#http/errors.ts';
import { operationOf } from '#http/operation-name.ts';
import type { Uploads } from './incoming.ts';
import { comesAsStream, isJsonPart, readJson } from './json-part.ts';
import { requirePicture } from './picture-type.ts';
import { openUploadFolder, type Upload, type UploadFolder } from './upload-folder.ts';
import { type UploadRoom, uploadRoom } from './upload-room.ts';

/** The maximum bytes of one picture. */
const pictureAtMost = 10 * 1024 * 1024;
const picturesAtMost = 30;
/** The maximum bytes of all pictures of a request. */
const totalAtMost = 100 * 1024 * 1024;
/** The maximum number of concurrent requests with pictures per caller, from their first byte to their answer. */
const ofOneCaller = { caller: 4, visitor: 2 };
/**
 * The maximum number of plain fields that are parsed. None is accepted; they are read only so that the error can name the
 * unknown field.
 */
const fieldsAtMost = 10;

interface Arrival {
  /** The folder for the request's pictures. */
  files: UploadFolder;
  /** Waits for a place among the requests in progress. Only a request whose body has arrived uses a place. */
  takePlace(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Prepares the arrival of a request with pictures. */
    beginUpload(request: FastifyRequest, reply: FastifyReply): Promise<Arrival>;
  }
  interface FastifyRequest {
    /** The files of a multipart request by key; null for other requests. */
    uploads: ReadonlyMap<string, Upload> | null;
    /**
     * The earlier uploads that the body names, by asset id; null if it names none. They are no part of the request: a retry is
     * the same request, even if they are removed by then.
     */
    brought: ReadonlyMap<string, Upload> | null;
  }
}

/**
 * Lets routes with `takesPictures` accept multipart bodies, whose files are stored below `folder` until the answer. Call it
 * once, before the routes are registered.
 */
export function acceptUploads(app: FastifyInstance, folder: string): void {
  app.decorateRequest('uploads', null);
  app.decorateRequest('brought', null);
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

/** Returns the files of a request; the command has named none of them yet. */
export function uploadsOf({ uploads, brought }: Pick<FastifyRequest, 'uploads' | 'brought'>): Uploads {
  return { files: uploads ?? brought ?? new Map(), named: new Map() };
}

/**
 * The options of routes that accept pictures. They accept a JSON body, or multipart with the same JSON in the part `json`.
 * Each picture is a file under the key that the JSON uses for it.
 */
export const takesPictures = { preValidation: taking(totalAtMost) };

/**
 * Returns the options of routes on which visitors may send one picture. All files together may have the size of one picture,
 * and nothing is read before `mayAsk` accepts the request.
 */
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
      // The rest of the body is read without being parsed.
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
        throw invalidRequest([{ in: 'body', name: part.fieldname, message: 'must appear only once' }]);
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
      throw invalidRequest([{ in: 'body', name: part.fieldname, message: 'is not a known field' }]);
    }
  }
  if (json === undefined && uploads.size === 0) {
    const missing = [{ in: 'body' as const, name: 'json', message: 'is required' }];
    throw parameterMissing('json', operationOf(request), missing);
  }
  if (json !== undefined) requireNames(json, [...uploads.keys()]);
  request.uploads = uploads;
  request.body = json ?? {};
}

/** A file that the JSON does not name would be dropped without a word. Throws 422 `picture.unnamed`. */
function requireNames(json: unknown, keys: readonly string[]): void {
  const named = new Set<string>();
  JSON.stringify(json, (_name, value: unknown) => {
    if (typeof value === 'string') named.add(value);
    return value;
  });
  const unnamed = keys.filter((key) => !named.has(key));
  if (unnamed.length === 0) return;
  const message = 'the JSON part names every file by its key; name these, or leave them out';
  throw unprocessable('picture.unnamed', message, { keys: unnamed });
}

/** Converts an error of the multipart parser, which has no status for a malformed body. */
export function malformed(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && 'code' in error && error.code === 'FST_INVALID_JSON_FIELD_ERROR') {
    return new ApiError(
      400,
      'request.malformed_json',
      'a part is not the JSON that its content type announces',
    );
  }
  if (error instanceof Error && 'statusCode' in error) return error;
  return new ApiError(400, 'request.malformed_multipart', 'the body is not valid multipart/form-data');
}

function tooLarge(message: string): ApiError {
  return new ApiError(413, 'request.too_large', message);
}
