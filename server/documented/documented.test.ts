import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { knownAreas } from '#dashboard/areas.ts';
import { decide } from '#dashboard/kit/routes/guard.ts';
import { pageTitle } from '#dashboard/kit/routes/page-title.ts';
import { helpAddress } from '#dashboard/kit/shell/help-address.ts';
import { notify, shownForMs } from '#dashboard/kit/ui/notices.tsx';
import { InstagramInfo, YoutubeInfo } from '#http/member-sns.ts';
import { Benchmark } from '#read-api/benchmarks/contract.ts';
import { Card } from '#read-api/cards/contract.ts';
import { LookUploadPoints } from '#read-api/points/contract.ts';
import { TokenAnswer } from '#write-api/auth/signed-in.ts';
import { camel } from '#write-api/kit/changes/names.ts';
import { NewOrder, PaymentRequest } from '#write-api/orders/bodies.ts';
import { NewTryset } from '#write-api/trysets/bodies.ts';
import { documentedSchemas } from './entity-fields.ts';
import { type Enumeration, enumerations } from './enumerations.ts';
import { notBuiltYet } from './not-built-yet.ts';
import { rooms } from './rooms.ts';
import { type RoutingRule, routingRules } from './routing-rules.ts';

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const known = knownAreas.rooms;
/** A path whatever its parameters are called. */
const plain = (path: string) => path.replace(/\{\w+\}|:\w+/g, ':');
const example = (path: string) => path.replace(/\{\w+\}/g, '7');

describe('rooms', () => {
  test('all exist, and are open for whom they should be', () => {
    const found = rooms.map(({ path }) => known.list.find((room) => plain(room.path) === plain(path)));
    expect(found.map((room, index) => ({ path: rooms[index]?.path, access: room?.access }))).toEqual(rooms);
  });
});

describe('routing rules', () => {
  const admin = { scope: 'brand_admin', roles: [], expired: false, start: '/products' } as const;
  const staff = { scope: 'staff', roles: ['owner'], expired: false, start: '/looks' } as const;
  const redirect = (to: string) => expect.objectContaining({ kind: 'redirect', to });
  const all = Object.entries<RoutingRule>(routingRules);

  const checks: Readonly<Record<string, () => void>> = {
    start() {
      expect([known.start('brand_admin'), known.start('staff')]).toEqual(['/products', '/looks']);
    },
    unknownPath() {
      for (const person of [admin, staff]) {
        expect(decide(known, '/no/such/room', person)).toEqual(redirect('/'));
      }
    },
    otherScope() {
      for (const { path, access } of rooms) {
        if (access !== 'staff') continue;
        expect(decide(known, example(path), admin), path).toEqual(redirect('/products'));
        expect(decide(known, example(path), staff), path).not.toEqual(redirect('/products'));
      }
    },
    expiredToken() {
      for (const { path, access } of rooms) {
        if (access === 'public') continue;
        const { kind, ...decided } = decide(known, example(path), { ...staff, expired: true });
        expect(kind).toBe('expired');
        expect('to' in decided && decided.to).toMatch(/^\/login\?reason=token_expired(&|$)/);
      }
    },
    title() {
      const nowhere = { thing: null, room: null, managerTitle: 'Manager' };
      expect(pageTitle({ ...nowhere, brand: { name: 'Hana', nameKo: '하나' } })).toBe('[Hana] Manager');
      expect(pageTitle({ ...nowhere, brand: { name: null, nameKo: '하나' } })).toBe('[하나] Manager');
    },
    helpCenter() {
      expect(helpAddress('a-page')).toMatch(/^https:\/\/[a-z.]+\/a-page$/);
    },
    alert() {
      expect(() => notify('info' as never, 'text')).toThrow('success or fail');
      expect(shownForMs).toBe(1000);
    },
  };

  test('each is checked here, or names the browser test that proves it', () => {
    const proven = all.filter(([, { provenBy }]) => provenBy !== undefined).map(([name]) => name);
    const names = all.map(([name]) => name);
    expect([...Object.keys(checks), ...proven].toSorted()).toEqual(names.toSorted());
  });

  test.each(Object.entries(checks))('%s holds', (_name, check) => check());

  test.each(all)('%s: the test that proves it exists', (_name, { provenBy }) => {
    const isThere = provenBy === undefined || textOf(provenBy.file).includes(`'${provenBy.test}'`);
    expect(isThere).toBe(true);
  });
});

describe('enumerations', () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['../../domain/**/*.ts', '!../../domain/**/*.test.ts', '!../../domain/testing/**'],
    { eager: true },
  );
  const lists = new Map<string, readonly string[]>();
  for (const [name, value] of Object.values(modules).flatMap((each) => Object.entries(each))) {
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) lists.set(name, value);
  }
  const all = Object.entries<Enumeration>(enumerations);
  const missing: Readonly<Record<string, readonly string[]>> = notBuiltYet.values;

  test('those without a list are the ones not built yet', () => {
    const none = all.filter(([, { list }]) => list === null).map(([name]) => name);
    expect(none.toSorted()).toEqual([...notBuiltYet.enumerations].toSorted());
  });

  test.each(all.filter(([, { list }]) => list !== null))(
    '%s has all its values',
    (name, { values, list }) => {
      const existing = lists.get(list ?? '') ?? [];
      expect(values.filter((value) => !existing.includes(value))).toEqual(missing[name] ?? []);
    },
  );

  test.each(all.filter(([, { list }]) => list === null))('%s has no list yet', (_name, { values }) => {
    const sorted = JSON.stringify(values.toSorted());
    const same = [...lists].filter(([, each]) => JSON.stringify(each.toSorted()) === sorted);
    expect(same.map(([name]) => name)).toEqual([]);
  });
});

describe('entities', () => {
  const schemas: Readonly<Record<keyof typeof documentedSchemas, { properties: object }>> = {
    instagram: InstagramInfo,
    youtube: YoutubeInfo,
    brandCard: Card,
    newTryset: NewTryset,
    paymentRequest: PaymentRequest,
    newOrder: NewOrder,
    token: TokenAnswer,
    lookUploadPoints: LookUploadPoints,
    benchmark: Benchmark,
  };

  test.each(Object.entries(documentedSchemas))('%s has its fields in its schema', (name, fields) => {
    const { properties } = schemas[name as keyof typeof schemas];
    const existing = Object.keys(properties).map(camel);
    expect(fields.filter((field) => !existing.includes(field))).toEqual([]);
  });

  const calls = textOf('docs/rights.md').split('\n');
  test.each(Object.entries<{ path: string; fields: readonly string[] }>(notBuiltYet.entities))(
    '%s has no calls yet',
    (_name, { path, fields }) => {
      expect(fields.length).toBeGreaterThan(0);
      expect(calls.filter((line) => line.includes(path))).toEqual([]);
    },
  );
});
