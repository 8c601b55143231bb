// @module-tag thorough
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runCommand } from '#write-api/kit/commands/run-command.ts';
import { addStaff } from '#write-api/members/add-staff.ts';
import { givenStock, type TestWriteSide } from '#write-api/testing/write-side.ts';
import { replayOver, replayWithin } from './testing/command-line.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';

const phone = '010-1234-5678';
const parcel = { name: 'Hana', phone, destination: { name: 'Hana', phone, address: 'Mapo 1' } };
let house: TestHouse;
let deps: TestWriteSide['deps'];
beforeAll(async () => {
  house = await testHouse();
  const writes = await house.openWrites();
  ({ deps } = writes);
  await house.project();
  const follower = await house.react(deps);
  await addStaff(deps, { username: 'minji', password: 'a-password-of-kim', name: 'Kim' });
  const { productSizeId } = await givenStock({ deps }, 2);
  const { body: member } = await writes.call('POST', '/v1/users', { username: 'hana', role: 'curator' });
  await house.reacted();
  const asked = { ...parcel, user_id: member.id, product_size_ids: [productSizeId] };
  expect((await writes.call('POST', '/v2/trysets', asked)).status).toBe(201);
  await house.reacted();
  await follower.stop();
  await house.projected();
}, 180_000);
afterAll(() => house.close());

const replay = (...args: string[]) => replayWithin(house, ...args);
const program = (...args: string[]) => replayOver(house, ...args);

const linesOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('manual changes are found and repaired from the command line, and the repair records its author', {
  timeout: 300_000,
}, async () => {
  const clean = await replay('verify');
  expect(clean).toMatchObject({ code: 0, out: expect.stringContaining('differences 0') });
  const [, store, mirror] = /store +SHA-256 (\w{64})\nmirror +SHA-256 (\w{64})/.exec(clean.out) ?? [];
  expect(store).toBe(mirror);

  const [item] = await house.query<{ id: number; status: string }>(
    'select id, status from read.tryset_items order by id limit 1',
  );
  const [line] = await house.query<{ position: string }>('select min(position) as position from read.log');
  const id = String(item?.id);
  await house.query("update read.tryset_items set status = 'by hand' where id = $1", [id]);
  await house.query("update read.log set actor_label = 'brand_admin' where position = $1", [line?.position]);
  await house.query("update read.counters set count = count + 1 where stat = 'users_by_role'");

  const found = await program('verify', '--json');
  expect(found.code).toBe(2);
  const differences = linesOf(found.out);
  const summary = differences.pop();
  expect(differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        of: 'log',
        position: line?.position,
        column: 'actorLabel',
        before: 'brand_admin',
      }),
      {
        of: 'row',
        kind: 'different',
        projection: 'tryset_items',
        table: 'tryset_items',
        entity: id,
        column: 'status',
        before: 'by hand',
        after: item?.status,
      },
      expect.objectContaining({ of: 'counter', stat: 'users_by_role' }),
    ]),
  );
  expect(summary).toMatchObject({ of: 'summary', differences: differences.length });

  const repaired = await program(
    'verify',
    '--repair',
    '--entity',
    'tryset_items',
    id,
    '--staff',
    '1',
    '--reason',
    'seen by a member',
  );
  expect(repaired).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      new RegExp(
        `^row  tryset_items ${id}  status: "by hand" → "${item?.status}"\nRepaired 1 difference; recorded at \\d+`,
      ),
    ),
  });
  expect((await replay('verify', '--repair', '--log', '--position', String(line?.position))).code).toBe(0);
  expect((await replay('verify', '--repair', '--counters')).code).toBe(0);
  expect(await replay('verify')).toMatchObject({ code: 0 });

  const recorded = (await house.log()).filter(({ stream }) => stream.startsWith('projection-'));
  expect(recorded).toMatchObject([
    {
      stream: 'projection-tryset_items',
      type: 'RowRepaired',
      data: { projection: 'tryset_items', entity: id },
      metadata: { command: 'repair', actor: { label: 'staff', id: 1 }, reason: 'seen by a member' },
    },
    {
      stream: 'projection-log',
      type: 'LogLineRepaired',
      data: { position: String(line?.position) },
      metadata: { actor: { label: 'system' } },
    },
    { stream: 'projection-counters', type: 'CountersRepaired' },
  ]);
});

test('shared codes and names are listed and are not differences', {
  timeout: 120_000,
}, async () => {
  const context = () => ({ ...systemContext(deps.clock), actor: { label: 'staff', id: 1 } as const });
  const garments = await house.query<{ id: number; code: string; brand_id: number }>(
    'select id, code, brand_id from read.stock_items order by id limit 2',
  );
  const [kept, other] = garments;
  const id = other?.id ?? 0;
  // An installation may contain such a code from before codes were compared by these rules.
  const terms = { code: `${kept?.code.toLowerCase().slice(0, 3)}\u200b${kept?.code.slice(3)}` };
  const command = { action: 'revise_terms', terms } as const;
  const revised = await runCommand(
    deps.streams,
    { decider: stockItem, id, command, name: 'revise' },
    context(),
  );
  expect(revised.ok).toBe(true);
  await house.projected();

  const { code, out } = await replay('verify', '--rows');
  expect(out).toMatch(
    new RegExp(`^collision  stock code  stock item ${kept?.id} "${kept?.code}", stock item ${id} "`, 'm'),
  );
  expect(out).toMatch(/^collisions 1\npoints .*\norders .*\ndifferences 0$/m);
  expect(code).toBe(0);
  const { out: lines } = await replay('verify', '--rows', '--json');
  expect(linesOf(lines)).toMatchObject([
    { of: 'collision', kind: 'stock_code', entities: [{ category: 'stock_item', id: kept?.id }, { id }] },
    { of: 'summary', collisions: 1, differences: 0 },
  ]);
});

test('a refused command prints one line', { timeout: 120_000 }, async () => {
  const refusals: [string[], RegExp][] = [
    [['--repair'], /^--repair needs one of --entity/],
    [['--entity', 'tryset_item'], /^--entity needs a name and an id/],
    [['--projection', 'garments'], /^no projection is called garments; there are tryset_items/],
    [
      ['--repair', '--entity', 'tryset_items', '1', '--staff', '999'],
      /^--staff 999: this staff account does not exist/,
    ],
    [['--reason', 'none'], /^--reason goes with --repair/],
    [['--log', '--from', 'yesterday'], /^--from: "yesterday" is not a position/],
  ];
  for (const [index, [args, message]] of refusals.entries()) {
    const { code, told } = await (index === 0 ? program : replay)('verify', ...args);
    expect(code, args.join(' ')).toBe(1);
    expect(told.trimEnd()).toMatch(message);
    expect(told.trimEnd().split('\n')).toHaveLength(1);
  }
});
