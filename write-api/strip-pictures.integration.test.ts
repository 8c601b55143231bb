import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import { look } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { product } from '#domain/products/product.ts';
import { supportTicket } from '#domain/support-tickets/support-ticket.ts';
import { readStream } from '#event-store/load.ts';
import type { Caller } from '#http/caller.ts';
import { untilIndexed } from './kit/index/until-known.ts';
import { hashOf, keepPicture } from './kit/pictures/keep-picture.ts';
import { s3Pictures } from './kit/pictures/s3-pictures.ts';
import { s3StandIn } from './kit/pictures/s3-stand-in.ts';
import { stripped } from './kit/pictures/strip/strip.ts';
import { givenItems } from './looks/testing/given-items.ts';
import { stripPictures } from './strip-pictures.ts';
import { aPicture } from './testing/picture.ts';
import { told, toldPicture } from './testing/told-picture.ts';
import { givenStock, type TestWriteSide, testWriteSide } from './testing/write-side.ts';

const soon = { timeout: 20_000, interval: 50 };
const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const said = (bytes: Uint8Array) =>
  told.filter((text) => Buffer.from(bytes).toString('latin1').includes(text));

describe.each(['files', 'a bucket'] as const)('pictures stored in %s', (where) => {
  let side: TestWriteSide;
  let bucket: Awaited<ReturnType<typeof s3StandIn>>;
  const account = { region: 'nowhere', accessKeyId: 'id', secretAccessKey: 'secret' };

  beforeAll(async () => {
    bucket = await s3StandIn('tryset', account.region, account.secretAccessKey);
    const pictures = s3Pictures({ endpoint: bucket.endpoint, bucket: 'tryset', ...account });
    side = await testWriteSide(where === 'files' ? {} : { pictures });
    // Skips the ids that the given products use for their brands.
    for (let given = 0; given < 10; given += 1) await side.deps.ids.next('brand');
  });

  afterAll(async () => {
    await side.close();
    await bucket.close();
  });

  async function call(caller: Caller, method: 'POST' | 'PUT' | 'PATCH', url: string, body: object) {
    const answer = await side.call(caller, method, url, body);
    expect([answer.status, answer.body], url).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
    return answer.body;
  }
  const typesOf = async (stream: string) =>
    (await Array.fromAsync(readStream(side.deps.streams.client, stream))).map(({ type }) => type);
  const get = async (path: string, caller?: Caller) => {
    const token = caller && (await side.deps.tokens.sign(caller)).token;
    return side.app.inject({
      url: path,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  };
  const origin = (hash: string) => get(side.deps.tokens.links.signSteady(`/v1/pictures/${hash}`));

  test('lose camera data in every stream that names them, even if the command dies in between', async () => {
    const shown = await toldPicture('image/jpeg', 'blue');
    const hidden = await toldPicture('image/png', 'green');
    // Stores pictures as before stripping existed: in the oldest installations without their sizes.
    const [old, oldCertificate] = [await side.storage.put(shown), await side.storage.put(hidden)];
    const [now, certificate] = [hashOf(stripped(shown)), hashOf(stripped(hidden))];
    const plain = await keepPicture(side.deps.pictures, await aPicture());
    const given = await givenItems(side, 1);
    const garment = (await givenStock(side, 1)).stockItemIds[0];
    const images = { logo: old, list: plain };
    const { id: brandId } = await call(staff, 'POST', '/v1/brands', { name: 'x', images });
    await call(staff, 'PATCH', `/v1/brands/${brandId}`, { business_certificate_image: oldCertificate });
    const coat = { brand_id: brandId, name: 'Coat', gender: 'female', original_price: 1 };
    const pictures = { cover_image: old, contents: [plain, old] };
    const { id: productId } = await call(staff, 'POST', '/v2/products', { ...coat, ...pictures });
    await call(staff, 'PUT', `/v1/users/${given.userId}/picture`, { picture: old });
    const post = { sns_type: 'Instagram', link: 'https://www.instagram.com/p/Cold/', images: [old] };
    const { id: lookId } = await call(given.member, 'POST', '/v1/looks', {
      ...post,
      tryset_item_ids: given.itemIds,
    });
    const question = { title: 'x', text: 'y', pictures: [old] };
    const { id: ticketId } = await call(given.member, 'POST', '/v1/support-tickets', question);
    for (const comment of ['one', 'two']) {
      await call(staff, 'POST', `/v1/stocks/${garment}/memo`, { comment, sub_item_image: old });
    }
    expect(said((await origin(old)).rawPayload)).not.toEqual([]);

    let steps = 0;
    const clock = () => {
      steps += 1;
      if (steps > 6) throw new Error('died');
      return side.deps.clock();
    };
    await expect(stripPictures({ ...side.deps, clock })).rejects.toThrow('died');
    expect(await stripPictures(side.deps)).toMatchObject({ missing: [], unreadable: [] });
    await untilIndexed(side.deps);
    const again = await stripPictures(side.deps);
    expect(again).toEqual({ clean: 3, stripped: 0, missing: [], unreadable: [] });

    const { streams } = side.deps;
    expect((await streams.refresh(brand, brandId)).state.pictures).toMatchObject({
      logo: now,
      list: plain,
      business_certificate: certificate,
    });
    expect((await streams.refresh(product, productId)).state).toMatchObject({
      coverImage: now,
      contents: [plain, now],
    });
    expect((await streams.refresh(member, given.userId)).state.pictures.picture).toBe(now);
    expect((await streams.refresh(look, lookId)).state.images).toMatchObject([{ hash: now }]);
    expect((await streams.refresh(supportTicket, ticketId)).state.pictures).toEqual([now]);
    const ended = async (stream: string) =>
      (await typesOf(stream)).filter((type) => type.endsWith('Stripped'));
    expect(await ended(`brand-${brandId}`)).toHaveLength(2);
    expect(await ended(`stock_item-${garment}`)).toHaveLength(2);
    for (const stream of [
      `product-${productId}`,
      `user-${given.userId}`,
      `look-${lookId}`,
      `support_ticket-${ticketId}`,
    ]) {
      expect(await ended(stream), stream).toHaveLength(1);
    }

    side.advanceClock(6 * 60_000);
    for (const hash of [old, oldCertificate]) {
      await expect.poll(() => side.storage.has(hash), soon).toBe(false);
    }
    for (const hash of [old, now]) {
      const { statusCode, rawPayload } = await origin(hash);
      expect([statusCode, said(rawPayload), hashOf(rawPayload)]).toEqual([200, [], now]);
      expect((await get(`/v1/pictures/${hash}/small`)).statusCode).toBe(200);
      expect((await get(`/v1/support-tickets/${ticketId}/pictures/${hash}`, given.member)).statusCode).toBe(
        200,
      );
    }
    for (const hash of [oldCertificate, certificate]) {
      const whole = await get(`/v1/pictures/certificates/${hash}`, staff);
      expect([whole.statusCode, hashOf(whole.rawPayload)]).toEqual([200, certificate]);
      expect((await get(`/v1/pictures/${hash}/small`)).statusCode).toBe(404);
      expect((await origin(hash)).statusCode).toBe(404);
    }
  });

  test('are reported if damaged or missing, and the others are still stripped', async () => {
    const broken = await side.storage.put((await aPicture({ color: [3, 3, 3] })).subarray(0, 30));
    const gone = await side.storage.put(await aPicture({ color: [4, 4, 4] }));
    const fine = await side.storage.put(await toldPicture('image/webp', 'pink'));
    const images = { logo: broken, list: gone, title: fine };
    await call(staff, 'POST', '/v1/brands', { name: 'x', images });
    await side.storage.remove(gone);
    const tally = await stripPictures(side.deps);
    expect(tally).toMatchObject({ stripped: 1, missing: [gone], unreadable: [broken] });
  });
});
