import { describe, expect, test } from 'vitest';
import { tokenOf } from './test-token.ts';
import { InvalidToken, identityOf } from './token.ts';

describe('the scope of a token', () => {
  test('is brand_admin if the token has that claim, with its one brand', () => {
    const token = tokenOf({
      sub: '8',
      name: '김하늘',
      brand_admin: { id: 8, name: '김하늘', brand_id: 3 },
      brand: { name: 'Maison Haneul', name_ko: '메종하늘' },
    });
    expect(identityOf(token)).toEqual({
      scope: 'brand_admin',
      id: 8,
      name: '김하늘',
      brand: { id: 3, name: 'Maison Haneul', nameKo: '메종하늘' },
      roles: [],
    });
  });

  test('is staff if the token has a staff claim', () => {
    const token = tokenOf({ staff: { id: 3, name: 'Jimin', roles: ['support', 'king', 'auditor'] } });
    expect(identityOf(token)).toEqual({
      scope: 'staff',
      id: 3,
      name: 'Jimin',
      brand: null,
      roles: ['auditor', 'support'],
    });
  });

  test.each([
    [{ version: 3, type: 'platform_staff' }, 'staff'],
    [{ version: 4, role: 'staff' }, 'staff'],
    [{ version: 3, role: 'staff' }, undefined],
    [{ version: 4, type: 'staff' }, undefined],
    [{ sub: '1', name: 'a member' }, undefined],
  ])('of %j is %s', (claims, scope) => {
    expect(identityOf(tokenOf(claims))?.scope).toBe(scope);
  });

  test.each(['', 'a.b', 'a.b.c.d', 'a..c', 'a.!!!.c', `a.${btoa('"text"')}.c`])(
    'fails for the invalid token %j',
    (token) => {
      expect(() => identityOf(token)).toThrow(InvalidToken);
    },
  );
});
