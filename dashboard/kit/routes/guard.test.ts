import { describe, expect, test } from 'vitest';
import type { Scope } from '../session/token.ts';
import { decide, home, routeAt } from './guard.ts';
import { isBuilt } from './rooms.ts';
import { routeTable } from './route-table.ts';

const staff = { scope: 'staff', expired: false } as const;
const admin = { scope: 'brand_admin', expired: false } as const;
const redirect = (to: string) => ({ kind: 'redirect', to });

function example(path: string): string {
  return path.replaceAll(/:\w+/g, '7');
}

describe('a navigation', () => {
  test('to the empty path leads a brand admin to the products, staff to what can be worked on', () => {
    expect(decide('/', admin)).toEqual(redirect('/products'));
    expect(decide('/', staff)).toEqual(redirect(isBuilt('looks') ? '/looks' : '/tryset-send-list'));
    for (const { scope } of [staff, admin]) expect(isBuilt(routeAt(home(scope))?.room ?? 'login')).toBe(true);
  });

  test('to an unknown path leads to the root', () => {
    expect(decide('/no/such/room', staff)).toEqual(redirect('/'));
  });

  test('to a staff room leads a brand admin to the products', () => {
    for (const { path } of routeTable.filter(({ access }) => access === 'staff')) {
      expect(decide(example(path), admin)).toEqual(redirect('/products'));
    }
  });

  test('without a session leads to the sign-in page and back', () => {
    expect(decide('/stocks?page=2', null)).toEqual(redirect('/login?redirect=%2Fstocks%3Fpage%3D2'));
  });

  test('with an expired token signs out and says why', () => {
    const expired = { scope: 'staff', expired: true } as const;
    expect(decide('/stocks', expired)).toEqual({
      kind: 'expired',
      to: '/login?reason=token_expired&redirect=%2Fstocks',
    });
  });

  test('to the sign-in page leads on when signed in already', () => {
    expect(decide('/login?redirect=/stocks', staff)).toEqual(redirect('/stocks'));
  });
});

describe('the table', () => {
  test('takes static segments before parameters', () => {
    expect(routeAt('/brands/create')?.room).toBe('brandCreate');
    expect(routeAt('/brands/activate')?.room).toBe('brandActivation');
    expect(routeAt('/brands/12')?.room).toBe('brand');
    expect(routeAt('/curators/edit')?.room).toBe('curatorsEdit');
  });

  test('takes a trailing slash', () => {
    expect(routeAt('/stocks/')?.room).toBe('stocks');
  });

  test.each([
    null,
    staff,
    admin,
    { scope: 'staff', expired: true },
    { scope: 'brand_admin', expired: true },
  ] as ({ scope: Scope; expired: boolean } | null)[])('never redirects in a circle for %j', (session) => {
    const starts = [
      ...routeTable.map(({ path }) => example(path)),
      '/',
      '/no/such/room',
      '/login?redirect=/looks',
    ];
    for (const start of starts) {
      let [at, now] = [start, session];
      let steps = 0;
      for (let decision = decide(at, now); decision.kind !== 'open'; decision = decide(at, now)) {
        at = decision.to;
        if (decision.kind === 'expired') now = null;
        steps += 1;
        expect(steps, `from ${start}`).toBeLessThanOrEqual(3);
      }
    }
  });
});
