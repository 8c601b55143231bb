import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { testServer } from '#test/server.ts';
import { settled } from '#test/settled.ts';
import { aPicture } from '#write-api/testing/picture.ts';
import { eventually } from './testing/eventually.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function call(as: Caller, method: string, path: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const headers = {
    authorization: await server.authorization(as),
    ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
  };
  return settled(() =>
    fetch(`${server.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }),
  );
}
async function registered(username: string): Promise<Caller & { id: number }> {
  const said = { username, real_name: `${username} Kim`, email: `${username}@mail.kr`, role: 'curator' };
  const answer = await (await call(staff, 'POST', '/v1/users', said)).json();
  return { label: 'user', id: answer.id, name: username };
}
async function exported(member: Caller) {
  const answer = await call(member, 'GET', '/v1/users/self/export');
  if (answer.status !== 200) return { status: answer.status, files: {}, text: '', answer };
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, bytes]) => Buffer.from(bytes).toString())
    .join('\n');
  const json = (name: string) => JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString());
  return { status: 200, files, text, answer, json };
}

test('a member exports all its own data, and no data of others or of staff', async () => {
  const [hana, duri] = [await registered('hana'), await registered('duri')];
  const form = new FormData();
  const picture = await aPicture();
  form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
  expect((await call(staff, 'PUT', `/v1/users/${hana.id}/picture`, form)).status).toBe(200);
  for (const { id } of [hana, duri]) {
    const noted = await call(staff, 'POST', `/v1/users/${id}/internal_data`, { memo: 'only among us' });
    const given = await call(staff, 'POST', `/v1/users/${id}/points`, {
      delta: 700 + id,
      type: 'sign_up_reward',
      message: 'hello',
    });
    expect([noted.status, given.status]).toEqual([200, 201]);
  }
  for (const [member, text] of [
    [hana, 'Where is my parcel?'],
    [duri, 'Another’s matter'],
  ] as const) {
    const asked = await call(member, 'POST', '/v1/support-tickets', { title: 'A question', text });
    expect(asked.status).toBe(201);
  }
  const account = { bank_name: 'Hana', account_number: '110-123-456789', account_holder_name: 'Hana Kim' };
  expect((await call(hana, 'PUT', `/v1/users/${hana.id}/bank_account`, account)).status).toBe(200);
  const { status, files, text, answer, json } = await exported(hana);
  expect([status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="tryset-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(Object.keys(files).filter((name) => !name.startsWith('pictures/'))).toEqual([
    ...[
      'profile',
      'points',
      'points-history',
      'cards',
      'orders',
      'order-items',
      'tickets',
      'cash',
      'payouts',
      'proposals',
      'trysets',
      'tryset-items',
      'damaged-items',
      'looks',
      'look-uses',
      'reservations',
    ].map((name) => `${name}.json`),
    ...['brands', 'products', 'looks', 'magazines'].map((name) => `likes-${name}.json`),
    'support-tickets.json',
    'inbox.json',
    'invitations.json',
    'bank-account.json',
    'sign-ins.json',
    'history.json',
  ]);
  const [, bytes] = Object.entries(files).find(([name]) => name.startsWith('pictures/')) ?? [];
  expect(Buffer.from(bytes ?? [])).toEqual(Buffer.from(picture));
  expect(json?.('profile')).toMatchObject({ id: hana.id, realName: 'hana Kim', email: 'hana@mail.kr' });
  expect(json?.('points-history')).toMatchObject([{ delta: 700 + hana.id }]);
  expect(json?.('support-tickets')).toMatchObject([
    { title: 'A question', messages: [{ text: 'Where is my parcel?' }] },
  ]);
  expect(json?.('bank-account')).toMatchObject({ bankName: 'Hana', accountNumber: '110-123-456789' });
  const history = json?.('history') as { type: string; personal?: object }[];
  expect(history.map(({ type }) => type)).toEqual([
    'MemberRegistered',
    'MemberPictureSet',
    'MemberDataExported',
  ]);
  expect(history[0]?.personal).toMatchObject({ name: 'hana Kim', email: 'hana@mail.kr' });
  expect(text).not.toContain('only among us');
  expect(text).not.toContain('duri');
  expect(text).not.toContain('Another’s');
  expect(text).not.toContain('s1.');
});

test('the export holds the member’s own orders with address, items, payment and refunds', async () => {
  const [bora, sena] = [await registered('bora'), await registered('sena')];
  const made = async (as: Caller, path: string, body: object, method = 'POST') => {
    const answer = await call(as, method, path, body);
    expect(answer.status, path).toBeLessThan(300);
    return answer.json();
  };
  const brand = await made(staff, '/v1/brands', { name: 'Hat house', is_published: true });
  const product = await made(staff, '/v2/products', {
    brand_id: brand.id,
    name: 'Hat',
    gender: 'female',
    original_price: 10_000,
    is_commerce_sale_available: true,
    is_published: true,
  });
  const size = await made(staff, `/v2/products/${product.id}/sizes`, { name: 'M' });
  const offer = { type: 'brand', is_for_sale: true, available_count: 9 };
  await made(staff, `/v2/products/${product.id}/commerce_stocks/${size.id}`, offer, 'PUT');
  const to = { name: 'Bora', phone: '010-1234-5678' };
  const order = await made(bora, '/v2/orders', {
    ...to,
    destination: { ...to, address: 'Hannam-dong 7' },
    invoice_items: [{ type: 'product_v2', product_size_id: size.id }],
    payment_method: 'vbank',
  });
  const { json } = await exported(bora);
  expect(json?.('orders')).toMatchObject([
    { id: order.id, paymentMethod: 'vbank', destination: { address: 'Hannam-dong 7' }, refunds: [] },
  ]);
  expect(json?.('order-items')).toMatchObject([{ type: 'product_v2', salesPrice: 10_000, status: 'wait' }]);
  const aCard = { card_number: '4242424242424242', expiry: '2031-07', birth: '900817', pwd_2digit: '12' };
  await made(bora, '/v1/users/cards', aCard);
  const bought = await made(bora, '/v2/orders', {
    ...to,
    destination: { ...to, address: 'Hannam-dong 7' },
    invoice_items: [{ type: 'product_v2', product_size_id: size.id }],
    payment_method: 'card',
  });
  const shown = async () => (await call(bora, 'GET', `/v2/orders/${bought.id}`)).json();
  await eventually(shown, ({ status }) => status === 'paid');
  await made(bora, `/v2/orders/invoices/${bought.id}/cancel`, {});
  await eventually(shown, ({ refunds }) => refunds[0]?.status === 'done');
  const after = await exported(bora);
  const own = after.json?.('orders') as { id: number }[] | undefined;
  const refunds = [{ amount: 10_000, status: 'done' }];
  expect(own?.find(({ id }) => id === bought.id)).toMatchObject({ status: 'canceled', refunds });
  const other = await exported(sena);
  expect([other.json?.('orders'), other.json?.('order-items')]).toEqual([[], []]);
});

test('the export appears in the member’s history, and nobody else may take it', async () => {
  const mina = await registered('mina');
  expect((await exported(mina)).status).toBe(200);
  const { data } = await (await call(staff, 'GET', `/v1/users/${mina.id}/history`)).json();
  expect(data[0]).toMatchObject({ type: 'MemberDataExported', actor: { label: 'user', id: mina.id } });
  expect((await exported(staff)).status).toBe(403);
  for (let times = 0; times < 4; times++) expect((await exported(mina)).status).toBe(200);
  const sixth = await exported(mina);
  expect([sixth.status, Number(sixth.answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
