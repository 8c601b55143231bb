import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../../deps.ts';
import { requirePicture } from '../pictures/picture-type.ts';
import type { Upload } from '../pictures/upload-folder.ts';
import { assetId } from './assets.ts';
import { assetsOf } from './own-assets.ts';

/**
 * Returns the options of routes whose JSON body may name uploads of the caller in `images`. The files arrive as if they had come
 * with the request.
 */
export function bringsAssets({ assets, db }: Pick<WriteDeps, 'assets' | 'db'>) {
  return {
    async preHandler(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { images = [] } = request.body as { images?: string[] };
      const named = [...new Set(images.filter((key) => assetId.test(key)))];
      if (request.uploads !== null || named.length === 0) return;
      const own = await assetsOf(db, callerOf(request), named);
      if (own.length === 0) return;
      const { files, takePlace } = await request.server.beginUpload(request, reply);
      const uploads = new Map<string, Upload>();
      for (const id of own) {
        const file = await assets.read(id);
        if (file === null) continue;
        const upload = await files.keep(file);
        requirePicture(id, upload.head);
        uploads.set(id, upload);
      }
      request.brought = uploads;
      await takePlace();
    },
  };
}
