import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { linkSeconds } from '#http/signed-links.ts';
import type { WriteDeps } from '../../deps.ts';
import type { TypedApp } from '../changes/over-http.ts';
import { assetId, type UploadForm } from './assets.ts';
import { AssetForms } from './contract.ts';
import { ownAssets } from './own-assets.ts';
import { takesAsset } from './takes-asset.ts';

const tags = ['pictures'];

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};
const FileName = Type.String({
  pattern: '\\.([Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ww][Ee][Bb][Pp]|[Gg][Ii][Ff])$',
  maxLength: 200,
});
const AssetsBody = Type.Object(
  { names: Type.Array(FileName, { minItems: 1, maxItems: 20 }) },
  { additionalProperties: false },
);
const AssetParams = Type.Object({ assetId: Type.String({ pattern: assetId.source }) });

/**
 * Registers the call that gives out forms for uploads and, if pictures are files of this server, the call that takes an upload.
 */
export function assetRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/assets',
    operation(
      ['staff', 'user'],
      {
        operationId: 'createAssets',
        tags,
        summary:
          'Get forms to upload pictures, each valid for ten minutes; a change of a look then names the asset ids',
        body: AssetsBody,
        response: { 200: AssetForms },
      },
      [429],
    ),
    async (request) => {
      const now = new Date(deps.clock());
      const until = new Date(now.getTime() + linkSeconds * 1000);
      const assets = request.body.names.map((name) => ({ name, assetId: randomUUID() }));
      const ids = assets.map((asset) => asset.assetId);
      await ownAssets(deps, callerOf(request), ids, randomUUID());
      return {
        data: assets.map(({ name, assetId: id }) => {
          const { url, fields } = formFor(id, typeOf(name), { now, until });
          const listed = Object.entries(fields).map(([field, value]) => ({ name: field, value }));
          return { name, assetId: id, url, fields: listed, untilTime: until.toISOString() };
        }),
      };
    },
  );

  app.post(
    '/v1/assets/:assetId',
    {
      ...takesAsset(deps),
      ...operation(
        'public',
        {
          operationId: 'uploadAsset',
          tags,
          summary: 'Upload a picture by a form of createAssets: its fields, then the file',
          params: AssetParams,
          response: { 204: Type.Null() },
        },
        [403, 413, 415, 429],
      ),
    },
    async (_, reply) => {
      reply.code(204);
      return null;
    },
  );

  function formFor(id: string, type: string, times: { now: Date; until: Date }): UploadForm {
    const { upload } = deps.assets;
    if (upload.to === 'bucket') return upload.form({ assetId: id, type, ...times });
    return { url: deps.tokens.links.sign(`/v1/assets/${id}`).path, fields: { 'Content-Type': type } };
  }
}

function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'image/jpeg';
}
