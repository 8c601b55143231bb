import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';

let server: TestServer;
let asked: Ask;
beforeAll(async () => {
  server = await testServer();
  asked = asker(server);
});
afterAll(() => server?.close());

const member: Caller = { label: 'user', id: 99, name: 'mina' };
const ask = (method: string, path: string, body?: object, caller: Caller = staff) =>
  asked(caller, method, path, body);

const created = async (path: string, body: object) => {
  const { status, body: answer } = await ask('POST', path, body);
  expect(status).toBe(201);
  return answer.id as number;
};
const refused = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.errorCode];

test('covers an agency’s life with its contacts and the members who name them', async () => {
  const star = await created('/v2/agencies', { name: 'Star', url: 'https://star.example' });
  const moon = await created('/v2/agencies', { name: 'Moon' });
  const ahn = { name: 'Ahn', email: 'ahn@star.example', phone: '+821012345678', position: 'lead' };
  const first = await created(`/v2/agencies/${star}/contacts`, ahn);
  const second = await created('/v2/agency-contacts', { agency_id: star, name: 'Baek' });
  const other = await created('/v2/agency-contacts', { agency_id: moon, name: 'Cha' });
  const user = await created('/v1/users', { username: 'mina' });
  const links = `/v1/users/${user}/agency-contacts`;

  await created(links, { contact_id: first });
  expect(refused(await ask('POST', links, { contact_id: second }))).toEqual([
    409,
    'member_agencies.agency_taken',
  ]);
  expect(refused(await ask('POST', links, { contact_id: 4711 }))).toEqual([422, 'agency_contact.unknown']);
  expect((await ask('PATCH', `${links}/${first}`, { contact_id: second })).status).toBe(200);
  expect((await ask('PATCH', links, { contact_ids: [first, other] })).status).toBe(200);
  expect((await ask('DELETE', `${links}/${other}`)).status).toBe(200);
  expect(refused(await ask('DELETE', `${links}/${other}`))).toEqual([404, 'agency_contact.not_found']);

  const agency = { id: star, name: 'Star', url: 'https://star.example' };
  expect((await ask('GET', links)).body.data).toMatchObject([{ id: first, ...ahn, agency, memberCount: 1 }]);
  expect((await ask('GET', `${links}/${first}`)).body).toMatchObject(ahn);
  expect((await ask('GET', `/v2/agencies/${star}`)).body).toMatchObject({
    ...agency,
    contactNames: ['Ahn', 'Baek'],
    memberCount: 1,
    contacts: [{ name: 'Ahn' }, { name: 'Baek' }],
  });
  expect((await ask('GET', `/v2/agencies/${star}/members`)).body.data).toEqual([
    { id: user, username: 'mina', contact: { id: first, name: 'Ahn' } },
  ]);
  const then = new Date().toISOString();
  for (const q of ['AHN', 'star.ex', '1234', 'lead']) {
    expect((await ask('GET', `/v2/agency-contacts?q=${q}`)).body.data, q).toMatchObject([{ id: first }]);
  }
  expect((await ask('GET', '/v2/agency-contacts?q=Moon')).body.data).toMatchObject([{ id: other }]);
  expect((await ask('GET', '/v2/agencies/csv?language=en')).text).toMatch(
    /No\.,Name,Web address,Contacts,Members,.*\r\n\d+,Moon,,Cha,0,.*\r\n\d+,Star,https:\/\/star.example,"?Ahn, Baek"?,1,/s,
  );
  // The column `position` means "job title" for a contact and "place in the log" for an event.
  expect((await ask('GET', '/v2/agency-contacts/csv?language=ko')).text).toContain('이름,직책,이메일');
  expect(refused(await ask('DELETE', `/v2/agencies/${star}`))).toEqual([409, 'removal.in_use']);
  expect(refused(await ask('DELETE', `/v2/agency-contacts/${first}`))).toEqual([409, 'removal.in_use']);
  expect((await ask('DELETE', `/v2/agencies/${star}/contacts/${second}`)).status).toBe(200);
  expect(refused(await ask('DELETE', `/v2/agencies/${moon}/contacts/${first}`))).toEqual([
    404,
    'agency_contact.not_found',
  ]);

  const types = async (path: string) =>
    (await ask('GET', path)).body.data.map(({ type }: { type: string }) => type);
  expect((await types(`/v1/users/${user}/history`)).slice(0, -1)).toEqual([
    'MemberAgencyContactRemoved',
    'MemberAgencyContactAdded',
    'MemberAgencyContactAdded',
    'MemberAgencyContactRemoved',
    'MemberAgencyContactRevised',
    'MemberAgencyContactAdded',
  ]);
  const history = await ask('GET', `/v2/agencies/${star}/history`);
  expect(history.body.count).toBe(4);
  expect(history.text).not.toMatch(/ahn@|1234/);

  await ask('PATCH', `/v2/agencies/${star}`, { name: 'Star & Co' });
  const was = (await ask('GET', `/v2/agencies/${star}?revision=0`)).body;
  expect([was.name, was.asOf.revision]).toEqual(['Star', '0']);
  const told = (await ask('GET', `/v2/agencies/${star}?as_of=${then}`)).body;
  expect([was.contacts, was.memberCount]).toEqual([[], 0]);
  // A contact whose personal data is erased keeps only its id.
  expect(told.contacts).toMatchObject([
    { id: first, name: 'Ahn' },
    { id: second, name: null },
  ]);
  expect([told.contactNames, told.memberCount]).toEqual([['Ahn'], 1]);
  const difference = await ask('GET', `/v2/agencies/${star}/difference`);
  expect(difference.body.changes).toContainEqual(
    expect.objectContaining({ field: 'name', before: 'Star', after: 'Star & Co' }),
  );

  await ask('PATCH', links, { contact_ids: [] });
  expect((await ask('DELETE', `/v2/agencies/${star}`)).status).toBe(200);
  expect((await ask('GET', `/v2/agencies/${star}`)).status).toBe(404);
  expect((await ask('GET', '/v2/agency-contacts?q=Ahn')).body.count).toBe(0);
});

test('shows members agencies without contact data', async () => {
  await created('/v2/agencies', { name: 'Sun' });
  const { body } = await ask('GET', '/v2/agencies?q=Sun', undefined, member);
  expect(body.data).toMatchObject([{ name: 'Sun', contactNames: null, memberCount: null }]);
  expect((await ask('GET', '/v2/agency-contacts', undefined, member)).status).toBe(403);
  expect((await ask('POST', '/v2/agencies', { name: 'Mine' }, member)).status).toBe(403);
});
