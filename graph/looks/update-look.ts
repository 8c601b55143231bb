import type { GraphQLResolveInfo } from 'graphql';
import type { LookDetail } from '#read-api/looks/contract.ts';
import type { AssetForms } from '#write-api/kit/assets/contract.ts';
import { builder } from '../kit/builder.ts';
import type { ContextValue, MutationOptions } from '../kit/context.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { invalidOperation, refusalOfError } from '../kit/refusal.ts';
import { bodyOf } from '../kit/wire.ts';
import { createAssets, getLook, updateLook } from './calls.ts';
import { LookFields } from './types.ts';

type Form = AssetForms['data'][number];

const UploadField = builder.objectRef<Form['fields'][number]>('UploadField').implement({
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const Upload = builder.objectRef<Form>('LookImageUpload').implement({
  description: 'A form for one new image: send its fields, then the file under the name "file".',
  fields: (t) => ({
    name: t.exposeString('name'),
    assetId: t.exposeID('assetId'),
    url: t.exposeString('url'),
    fields: t.expose('fields', { type: [UploadField] }),
    validUntil: t.exposeString('untilTime'),
  }),
});

interface UpdatedLook extends LookDetail {
  uploads: Form[];
}

const UpdatedLookType = builder.objectRef<UpdatedLook>('UpdatedLook').implement({
  interfaces: [LookFields],
  fields: (t) => ({ uploads: t.expose('uploads', { type: [Upload] }) }),
});

const ImageInput = builder.inputType('LookImageInput', {
  description: 'Exactly one of the three.',
  fields: (t) => ({
    id: t.int({ description: 'An image of the look, which stays' }),
    assetId: t.id({ description: 'A new image that was uploaded' }),
    name: t.string({ description: 'The file name of a new image; the answer has a form to upload it' }),
  }),
});

const UpdateLookInput = builder.inputType('UpdateLookInput', {
  fields: (t) => ({
    description: t.string(),
    link: t.string(),
    trysetItemIds: t.intList({ description: 'Replaces all tagged items' }),
    images: t.field({
      type: [ImageInput],
      description:
        'Replaces all images, in this order. With a new name, the images stay until they are uploaded.',
    }),
  }),
});

type Input = typeof UpdateLookInput.$inferInput;
type ImageSaid = typeof ImageInput.$inferInput;

builder.mutationField('updateLook', (t) =>
  t.field({
    type: UpdatedLookType,
    nullable: true,
    description:
      'Changes texts, tagged items or images of a look. New images are uploaded by forms of the answer.',
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: UpdateLookInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { id, input, options }, context, info) => updated(context, info, options, { id, input }),
  }),
);

async function updated(
  { graph }: ContextValue,
  info: GraphQLResolveInfo,
  options: MutationOptions | null | undefined,
  { id, input: { images, ...texts } }: { id: number; input: Input },
): Promise<UpdatedLook> {
  const keys = images?.map(keyOf);
  const names = images?.flatMap(({ name }) => name ?? []) ?? [];
  const body = bodyOf({
    ...withoutNull(texts),
    link: texts.link,
    images: names.length > 0 ? undefined : keys,
  });
  if (Object.keys(body).length > 0 || names.length === 0) {
    await graph.writer(info, options)(updateLook, { path: { id }, body });
  }
  const look = await graph.read(getLook, { path: { id } });
  if (names.length === 0) return { ...look, uploads: [] };
  const { data: uploads } = await graph.writer(info)(createAssets, { body: { names } });
  return { ...look, uploads };
}

/** REST takes null only for the link, which a look may lack. */
function withoutNull<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<Fields>;
}

/** Returns the key by which REST names an image: the id of an image of the look, or of an uploaded asset. */
function keyOf({ id, assetId, name }: ImageSaid): string {
  const [key, ...others] = [id, assetId, name].flatMap((each) => each ?? []);
  if (key !== undefined && others.length === 0) return String(key);
  const message = 'an image has exactly one of id, assetId and name';
  throw refusalOfError(invalidOperation(message));
}
