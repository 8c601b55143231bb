import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { aPicture } from '../testing/picture.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const adminOf = (brandId: number, id = 900): Caller => ({
  label: 'brand_admin',
  id,
  name: 'Lee',
  brandId,
  brand: { name: 'Acme', nameKo: null },
});
const png = await aPicture();
const password = 'tryset-demo';

let side: TestWriteSide;

beforeAll(async () => {
  side = await testWriteSide();
});

afterAll(() => side.close());

async function eventsOf(stream: string) {
  const events: { type: string; data: Record<string, unknown>; metadata: unknown }[] = [];
  for await (const { event } of side.deps.streams.client.readStream(stream)) {
    if (event) events.push({ type: event.type, data: event.data as never, metadata: event.metadata });
  }
  return events;
}

async function newBrand(body: object = {}): Promise<number> {
  const { status, body: answer } = await side.call(staff, 'POST', '/v1/brands', { name: 'Acme', ...body });
  expect(status).toBe(201);
  return answer.id;
}

describe('a brand', () => {
  test('is registered with all its fields in one append', async () => {
    const form = new FormData();
    const json = {
      name: 'Moss & Fern',
      name_ko: '모스앤펀',
      commission_rate: 12,
      images: { logo: 'k1' },
      bank_account: { account_number: '110-234', bank_name: 'Shinhan', owner_name: '박서준' },
      out_stock_address: { postcode: '04524', address_1: 'Seoul' },
      business_email: 'tax@moss.kr',
      is_published: true,
    };
    form.set('json', JSON.stringify(json));
    form.set('k1', new Blob([png]), 'logo.png');
    const { status, body } = await side.call(staff, 'POST', '/v1/brands', form);
    expect([status, body.status]).toStrictEqual([201, 'published']);
    const events = await eventsOf(`brand-${body.id}`);
    expect(events.map(({ type }) => type)).toStrictEqual([
      'BrandRegistered',
      'BrandBusinessRegistrationSet',
      'BrandBankAccountSet',
      'BrandOutStockAddressSet',
      'BrandPictureSet',
      'BrandPublished',
    ]);
    expect(events[0]?.data).toMatchObject({ name: 'Moss & Fern', nameKo: '모스앤펀', commissionRate: 12 });
    expect(events[0]?.metadata).toMatchObject({ brandIds: [body.id], actor: { label: 'staff', id: 1 } });
    expect(JSON.stringify(events)).not.toMatch(/박서준|moss\.kr|110-234/);
    const hash = events[4]?.data.hash;
    const url = side.deps.tokens.links.signSteady(`/v1/pictures/${hash}`);
    const picture = await side.app.inject({ method: 'GET', url });
    expect([picture.statusCode, picture.rawPayload]).toStrictEqual([200, png]);
  });

  test('changes only if a field changes', async () => {
    const id = await newBrand({ business_email: 'a@b.kr', bank_account: null });
    const url = `/v1/brands/${id}`;
    const same = await side.call(staff, 'PATCH', url, {
      name: 'Acme',
      business_email: 'a@b.kr',
      is_published: false,
    });
    expect([same.status, same.body.revision]).toStrictEqual([200, '1']);
    const changed = await side.call(staff, 'PATCH', url, { business_name: 'Acme Inc.', is_published: true });
    expect([changed.body.revision, changed.body.status]).toStrictEqual(['3', 'published']);
    const replaced = await side.call(staff, 'PUT', url, { name: 'Acme 2' });
    expect(replaced.body.status).toBe('published');
    const types = (await eventsOf(`brand-${id}`)).map(({ type }) => type);
    expect(types.slice(4)).toStrictEqual(['BrandRevised', 'BrandBusinessRegistrationSet']);
  });

  test('can be changed by its admin, except for fields that staff grant', async () => {
    const id = await newBrand();
    const own = adminOf(id);
    expect((await side.call(own, 'PATCH', `/v1/brands/${id}`, { name_ko: '아크메' })).status).toBe(200);
    const granted = await side.call(own, 'PATCH', `/v1/brands/${id}`, {
      commission_rate: 0,
      is_featured: true,
    });
    expect([granted.status, granted.body.errorCode]).toStrictEqual([403, 'brand.field_forbidden']);
    expect(granted.body.detail.fields).toStrictEqual(['isFeatured']);
    const published = await side.call(own, 'PATCH', `/v1/brands/${id}`, { is_published: true });
    expect([published.status, published.body.errorCode]).toStrictEqual([403, 'brand.forbidden']);
    const others = await side.call(adminOf(id + 1), 'PATCH', `/v1/brands/${id}`, { name: 'Mine' });
    expect([others.status, others.body.errorCode]).toStrictEqual([404, 'brand.not_found']);
    expect((await side.call(own, 'POST', '/v1/brands', { name: 'More' })).status).toBe(403);
  });

  test('a request with one invalid part changes nothing', async () => {
    const id = await newBrand();
    await side.call(adminOf(id), 'PATCH', `/v1/brands/${id}`, { name: 'Half', is_published: true });
    expect(await eventsOf(`brand-${id}`)).toHaveLength(1);
  });

  test('cannot be removed while one of its garments is reserved or lent', async () => {
    const { productId, stockItemIds } = await givenStock(side, 1);
    const [stockItemId = 0] = stockItemIds;
    const holder = { kind: 'tryset_item', id: 1 } as const;
    const reserve = { action: 'reserve', holder, waitsFor: { kind: 'tryset', id: 1 } } as const;
    // The removal comes after the reservation and before the index knows of it.
    const removal = await side.deps.db.transaction().execute(async (transaction) => {
      await sql`lock table write.stock_candidates in exclusive mode`.execute(transaction);
      const target = { on: 'stock_item', id: stockItemId, command: reserve } as const;
      const reserved = await runTarget(side.deps.streams, target, systemContext(side.deps.clock));
      expect(reserved.ok).toBe(true);
      const asked = side.call(staff, 'DELETE', `/v2/products/${productId}`);
      await newBrand();
      return { asked };
    });
    const product = await removal.asked;
    expect([product.status, product.body.errorCode]).toStrictEqual([409, 'removal.in_use']);
    expect(product.body.detail).toStrictEqual({ stockItemIds });
    const free = await newBrand();
    expect((await side.call(staff, 'DELETE', `/v1/brands/${free}`)).body.status).toBe('removed');
    expect((await side.call(staff, 'DELETE', `/v1/brands/${free}`)).status).toBe(404);
    expect((await side.call(staff, 'PATCH', `/v1/brands/${free}`, { name: 'Back' })).status).toBe(404);
  });

  test('explains invalid requests', async () => {
    const wrong = await side.call(staff, 'POST', '/v1/brands', {
      name: 'X',
      commission_rate: 101,
      bank_account: { bank_name: 'A' },
      colour: 'red',
    });
    expect(wrong.status).toBe(400);
    const fields = wrong.body.detail.fields.map((field: { name: string }) => field.name);
    expect(fields).toEqual(
      expect.arrayContaining(['commission_rate', 'bank_account.account_number', 'colour']),
    );
    const unknown = await side.call(staff, 'POST', '/v1/brands', { name: 'X', images: { logo: 'nothing' } });
    expect([unknown.status, unknown.body.errorCode]).toStrictEqual([422, 'picture.unknown']);
  });
});

describe('phones', () => {
  test('are added, changed and removed in the brand’s stream', async () => {
    const id = await newBrand();
    const url = `/v1/brands/${id}/phones`;
    const added = await side.call(adminOf(id), 'POST', url, { name: '본사', phone: '02-123-4567' });
    expect(added.status).toBe(201);
    const phone = `${url}/${added.body.id}`;
    expect((await side.call(staff, 'PATCH', phone, { is_public: true })).body.revision).toBe('2');
    expect((await side.call(staff, 'PATCH', phone, { phone: '02-123-4567' })).body.revision).toBe('2');
    expect((await side.call(adminOf(id + 1), 'PATCH', phone, { is_public: true })).status).toBe(404);
    expect((await side.call(staff, 'DELETE', phone)).status).toBe(200);
    const gone = await side.call(staff, 'DELETE', phone);
    expect([gone.status, gone.body.errorCode]).toStrictEqual([404, 'brand_phone.not_found']);
    expect(JSON.stringify(await eventsOf(`brand-${id}`))).not.toMatch(/본사|123-4567/);
    expect((await side.call(staff, 'POST', url, { name: 'x', phone: 'not one' })).status).toBe(400);
  });
});

describe('admins', () => {
  const signIn = async (username: string, secret = password) => {
    const payload = { method: 'brand_admin', username, password: secret };
    return side.app.inject({ method: 'POST', url: '/v1/auth/authorize', payload });
  };

  test('can sign in until their removal', async () => {
    const id = await newBrand();
    const url = `/v1/brands/${id}/admins`;
    const body = { username: 'mina', password, name: '민아', email: 'mina@acme.kr', position: 'MD' };
    const added = await side.call(staff, 'POST', url, body);
    expect([added.status, added.body.status]).toStrictEqual([201, 'active']);
    const signedIn = await signIn('mina');
    expect(signedIn.statusCode).toBe(200);
    const again = await side.call(staff, 'POST', url, { ...body, username: 'other' });
    expect([again.status, again.body.errorCode]).toStrictEqual([409, 'claim.email_taken']);
    const admin = `${url}/${added.body.id}`;
    const own = adminOf(id, added.body.id);
    const said = { email: 'new@acme.kr', position: null, current_password: password };
    const moved = await side.call(own, 'PATCH', admin, said);
    expect([moved.status, moved.body.revision]).toStrictEqual([200, '1']);
    const other = await side.call(adminOf(id), 'POST', url, { ...body, username: 'other' });
    expect(other.status).toBe(201);
    expect((await side.call(adminOf(id + 1), 'DELETE', admin)).status).toBe(404);
    expect(
      (await side.call(staff, 'DELETE', `/v1/brands/${await newBrand()}/admins/${added.body.id}`)).status,
    ).toBe(404);
    expect((await side.call(staff, 'DELETE', admin)).body.status).toBe('removed');
    expect((await signIn('mina')).statusCode).toBe(401);
    const payload = { method: 'refresh', refresh_token: signedIn.json().refreshToken };
    const refreshed = await side.app.inject({ method: 'POST', url: '/v1/auth/authorize', payload });
    expect(refreshed.json().errorCode).toBe('auth.refresh_token_ended');
    expect((await side.call(staff, 'POST', url, { ...body, email: 'new@acme.kr' })).status).toBe(201);
    expect((await eventsOf(`brand_admin-${added.body.id}`)).map(({ type }) => type)).toStrictEqual([
      'BrandAdminAdded',
      'BrandAdminRevised',
      'BrandAdminRemoved',
    ]);
  });

  test('change their own password with the current one, and staff set any password', async () => {
    const id = await newBrand();
    const url = `/v1/brands/${id}/admins`;
    const { body } = await side.call(staff, 'POST', url, { username: 'sora', password });
    const own = adminOf(id, body.id);
    const path = `${url}/${body.id}/password`;
    const fresh = { password: 'another one 1' };
    const wrong = await side.call(own, 'PATCH', path, { ...fresh, current_password: 'no' });
    expect([wrong.status, wrong.body.errorCode]).toStrictEqual([422, 'auth.wrong_password']);
    const others = await side.call(adminOf(id, body.id + 1), 'PATCH', path, {
      ...fresh,
      current_password: password,
    });
    expect([others.status, others.body.errorCode]).toStrictEqual([403, 'brand_admin.not_own']);
    expect((await side.call(own, 'PATCH', path, { ...fresh, current_password: password })).status).toBe(200);
    expect((await signIn('sora')).statusCode).toBe(401);
    expect((await signIn('sora', fresh.password)).statusCode).toBe(200);
    expect((await side.call(staff, 'PATCH', path, { password })).status).toBe(200);
    expect((await signIn('sora')).statusCode).toBe(200);
    const reset = await side.call(staff, 'POST', `${url}/reset_password`, { admin_id: body.id, ...fresh });
    expect(reset.status).toBe(200);
    expect((await signIn('sora', fresh.password)).statusCode).toBe(200);
    expect((await side.call(staff, 'PATCH', path, { password: 'short' })).status).toBe(400);
    for (const common of ['password123', '!sora20260']) {
      const refused = [
        await side.call(staff, 'PATCH', path, { password: common }),
        await side.call(own, 'PATCH', path, { password: common, current_password: fresh.password }),
        await side.call(staff, 'POST', `${url}/reset_password`, { admin_id: body.id, password: common }),
      ];
      expect(refused.map((answer) => [answer.status, answer.body.errorCode])).toStrictEqual(
        refused.map(() => [422, 'auth.password_common']),
      );
    }
    const added = await side.call(staff, 'POST', url, { username: 'sori', password: 'password123' });
    expect([added.status, added.body.errorCode]).toStrictEqual([422, 'auth.password_common']);
    expect((await signIn('sora', fresh.password)).statusCode).toBe(200);
  });

  test('reach the rate limit when they test whether addresses are taken', async () => {
    const id = await newBrand();
    const url = `/v1/brands/${id}/admins`;
    const { body } = await side.call(staff, 'POST', url, {
      username: 'jiho',
      password,
      email: 'jiho@acme.kr',
    });
    const rina = { username: 'rina', password, email: 'rina@acme.kr' };
    const other = await side.call(staff, 'POST', url, rina);
    const own = adminOf(id, body.id);
    const asks = { email: 'jiho@acme.kr' };
    const taken = await side.call(own, 'PATCH', `${url}/${other.body.id}`, asks);
    expect([taken.status, taken.body.errorCode]).toStrictEqual([409, 'claim.email_taken']);
    for (let left = 99; left > 0; left--) {
      const tried = await side.call(own, 'PATCH', `${url}/${other.body.id}`, asks);
      if (tried.status === 429) break;
    }
    const refused = await side.call(own, 'PATCH', `${url}/${other.body.id}`, { email: 'free@acme.kr' });
    expect([refused.status, refused.body.errorCode]).toStrictEqual([429, 'request.too_many']);
    const added = await side.call(own, 'POST', url, { username: 'sumi', password, email: 'free@acme.kr' });
    expect(added.status).toBe(429);
    // Requests that reveal nothing do not count against the limit, and staff have no limit.
    expect((await side.call(own, 'PATCH', `${url}/${other.body.id}`, { position: 'MD' })).status).toBe(200);
    const byStaff = await side.call(staff, 'PATCH', `${url}/${body.id}`, { email: 'free@acme.kr' });
    expect(byStaff.status).toBe(200);
    await sql`delete from write.attempts`.execute(side.deps.db);
  });

  test('a repeated request adds nobody', async () => {
    const id = await newBrand();
    const headers = { 'idempotency-key': `add an admin to ${id}` };
    const body = { username: `yuna.${id}`, password };
    const first = await side.call(staff, 'POST', `/v1/brands/${id}/admins`, body, headers);
    const second = await side.call(staff, 'POST', `/v1/brands/${id}/admins`, body, headers);
    expect(second.body).toStrictEqual(first.body);
    expect(await eventsOf(`brand_admin-${first.body.id}`)).toHaveLength(1);
  });
});
