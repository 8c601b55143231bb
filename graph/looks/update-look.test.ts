import { expect, test } from 'vitest';
import { graphApp } from '../testing/graph-app.ts';

const form = {
  name: 'coat.png',
  assetId: '6d3a4a0e-1111-4222-8333-444455556666',
  url: 'https://bucket.example.com',
  fields: [{ name: 'key', value: 'uploads/6d3a' }],
  untilTime: '2026-05-01T00:10:00.000Z',
};
const rest = () => graphApp(({ url }) => ({ body: url === '/v1/assets' ? { data: [form] } : { id: 4 } }));
const update = (input: string) =>
  `mutation { updateLook(id: 4, input: ${input}) { id uploads { assetId url fields { name value } validUntil } } }`;

test('answers a form for each new image, and leaves the images until they are uploaded', async () => {
  const { ask, calls } = await rest();
  const { body } = await ask({
    query: update('{ description: "wool", images: [{ id: 7 }, { name: "coat.png" }] }'),
  });
  const { assetId, url, fields, untilTime: validUntil } = form;
  expect(body.data.updateLook).toEqual({ id: 4, uploads: [{ assetId, url, fields, validUntil }] });
  expect(calls.map(({ method, url, body: sent }) => [method, url, sent])).toEqual([
    ['PATCH', '/v1/looks/4', { description: 'wool' }],
    ['GET', '/v1/looks/4', undefined],
    ['POST', '/v1/assets', { names: ['coat.png'] }],
  ]);
});

test('names uploaded assets and present images in their order', async () => {
  const { ask, calls } = await rest();
  const { body } = await ask({
    query: update(`{ link: null, images: [{ assetId: "${form.assetId}" }, { id: 7 }] }`),
  });
  expect(body.data.updateLook).toEqual({ id: 4, uploads: [] });
  expect(calls[0]).toMatchObject({ body: { link: null, images: [form.assetId, '7'] } });
});

test.each(['{}', '{ id: 7, name: "coat.png" }'])('refuses an image of %s', async (image) => {
  const { ask, calls } = await rest();
  const { body } = await ask({ query: update(`{ images: [${image}] }`) });
  expect(body.errors[0].extensions.errorCode).toBe('graph.invalid');
  expect(calls).toEqual([]);
});
