import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, parameterMissing } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import { requirePicture } from '../pictures/picture-type.ts';
import { malformed } from '../pictures/uploads.ts';
import { type Assets, assetAtMost } from './assets.ts';

/** Returns the options of the route that stores an upload. It reads nothing before the signature of the address is verified. */
export function takesAsset({ assets, tokens }: Pick<WriteDeps, 'assets' | 'tokens'>) {
  return {
    async onRequest(request: FastifyRequest): Promise<void> {
      tokens.links.verify(request.url);
    },
    async preValidation(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (!request.isMultipart()) {
        throw new ApiError(
          415,
          'request.media_type',
          'send multipart/form-data with the fields and the file',
        );
      }
      // Limits the concurrent uploads of an address.
      await request.server.beginUpload(request, reply);
      const { assetId } = request.params as { assetId: string };
      try {
        await readFile(request, assets, assetId);
      } catch (error) {
        // The rest of the body is read without being parsed.
        request.raw.unpipe();
        request.raw.resume();
        throw malformed(error);
      }
      request.body = {};
    },
  };
}

async function readFile(request: FastifyRequest, assets: Assets, assetId: string): Promise<void> {
  for await (const part of request.parts({ limits: { fileSize: assetAtMost, files: 1 } })) {
    // The fields are for buckets; here the address itself is signed.
    if (part.type !== 'file') continue;
    if (assets.upload.to === 'here') await assets.upload.write(assetId, part.file);
    const fault = part.file.truncated ? tooLarge() : await faultOf(assets, assetId);
    if (fault === null) return;
    await assets.remove(assetId);
    throw fault;
  }
  throw parameterMissing('file', 'uploadAsset', [{ in: 'body', name: 'file', message: 'is required' }]);
}

/** Returns the error for an upload that does not begin like a picture. */
async function faultOf(assets: Assets, assetId: string): Promise<unknown> {
  const stored = await assets.read(assetId);
  try {
    for await (const chunk of stored ?? []) {
      requirePicture('file', chunk as Buffer);
      return null;
    }
    requirePicture('file', Buffer.alloc(0));
    return null;
  } catch (error) {
    return error;
  }
}

function tooLarge(): ApiError {
  return new ApiError(413, 'request.too_large', `the file has more than ${assetAtMost} bytes`);
}
