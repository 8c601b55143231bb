import { describe, expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '#domain/staff-role-kinds.ts';
import { knownAreas } from '../../areas.ts';
import { decide } from './guard.ts';

const { rooms } = knownAreas;
const staff = { scope: 'staff', roles: ['owner'], expired: false, start: '/looks' } as const;
const admin = { scope: 'brand_admin', roles: [], expired: false, start: '/products' } as const;
const redirect = (to: string) => ({ kind: 'redirect', to });

function example(path: string): string {
  return path.replaceAll(/:\w+/g, '7');
}

describe('decide', () => {
  test("redirects the root to the person's start page", () => {
    expect(decide(rooms, '/', admin)).toEqual(redirect('/products'));
    expect(decide(rooms, '/', { ...staff, start: '/stocks' })).toEqual(redirect('/stocks'));
  });

  test('redirects an unknown path to the root', () => {
    expect(decide(rooms, '/no/such/room', staff)).toEqual({
      kind: 'redirect',
      to: '/',
      refusal: { why: 'unknown', path: '/no/such/room' },
    });
  });

  test('redirects a brand admin from a staff room to the products', () => {
    for (const { name, path } of rooms.list.filter(({ access }) => access === 'staff')) {
      expect(decide(rooms, example(path), admin)).toEqual({
        kind: 'redirect',
        to: '/products',
        refusal: { why: 'staff', room: name },
      });
    }
  });

  test('opens only the rooms of their roles for staff', () => {
    const isOpen = (at: string, roles: readonly StaffRole[]) =>
      decide(rooms, at, { ...staff, roles }).kind === 'open';
    const opened = (at: string) => staffRoles.filter((role) => isOpen(at, [role]));
    expect(opened('/stocks')).toEqual(['auditor', 'operator', 'support', 'owner']);
    expect(opened('/brands/create')).toEqual(['operator', 'owner']);
    expect(opened('/outbox')).toEqual(['owner']);
    expect(opened('/staff/invite')).toEqual(['owner']);
  });

  test('names the required role when it refuses staff without that role', () => {
    const auditor = { ...staff, roles: ['auditor'] } as const;
    const refused = { kind: 'redirect', to: '/looks' };
    expect(decide(rooms, '/stocks/check-in', auditor)).toEqual({
      ...refused,
      refusal: { why: 'role', room: 'checkIn', role: 'operator' },
    });
    expect(decide(rooms, '/outbox', auditor)).toEqual({
      ...refused,
      refusal: { why: 'role', room: 'outbox', role: 'owner' },
    });
  });

  test('redirects to the sign-in page without a session, and back after it', () => {
    expect(decide(rooms, '/stocks?page=2', null)).toEqual(redirect('/login?redirect=%2Fstocks%3Fpage%3D2'));
  });

  test('signs out on an expired token, with the reason', () => {
    const expired = { ...staff, expired: true };
    expect(decide(rooms, '/stocks', expired)).toEqual({
      kind: 'expired',
      to: '/login?reason=token_expired&redirect=%2Fstocks',
    });
  });

  test('skips the sign-in page for a signed-in person', () => {
    expect(decide(rooms, '/login?redirect=/stocks', staff)).toEqual(redirect('/stocks'));
  });
});

describe('pages that became views of another', () => {
  test('lead staff there with the filters of the old address', () => {
    expect(decide(rooms, '/curators', staff)).toEqual(redirect('/users?is_public=true'));
    expect(decide(rooms, '/curators?q=mina', staff)).toEqual(redirect('/users?is_public=true&q=mina'));
    expect(decide(rooms, '/curators/edit?ids=1%2C2', staff)).toEqual(redirect('/users?ids=1%2C2'));
  });

  test('stay open for brand admins, who have no other', () => {
    expect(decide(rooms, '/curators?q=mina', admin)).toMatchObject({ kind: 'open' });
  });
});

describe('the table of rooms', () => {
  test('prefers static segments to parameters', () => {
    expect(rooms.at('/brands/create')?.name).toBe('brandCreate');
    expect(rooms.at('/brands/activate')?.name).toBe('brandActivation');
    expect(rooms.at('/brands/12')?.name).toBe('brand');
    expect(rooms.at('/curators/edit')?.name).toBe('curatorsEdit');
  });

  test('accepts a trailing slash', () => {
    expect(rooms.at('/stocks/')?.name).toBe('stocks');
  });

  test.each([
    null,
    staff,
    admin,
    { ...staff, start: '/products/attribute' },
    { ...staff, expired: true },
    { ...admin, expired: true },
  ] as Parameters<typeof decide>[2][])('never redirects in a loop for %j', (session) => {
    const starts = [
      ...rooms.list.map(({ path }) => example(path)),
      '/',
      '/no/such/room',
      '/login?redirect=/looks',
    ];
    for (const start of starts) {
      let [at, now] = [start, session];
      let steps = 0;
      for (
        let decision = decide(rooms, at, now);
        decision.kind !== 'open';
        decision = decide(rooms, at, now)
      ) {
        at = decision.to;
        if (decision.kind === 'expired') now = null;
        steps += 1;
        expect(steps, `from ${start}`).toBeLessThanOrEqual(3);
      }
    }
  });
});
