import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Sealed } from '#domain/sealed.ts';
import { holdsSealed, makeKey, SealBroken, sealWith, unsealWith, unwrapKey } from './sealing.ts';

const key = randomBytes(32);
const person = { name: '김지우', email: 'jiwoo@example.com', address: { postcode: '04524' } };

describe('sealing', () => {
  test('opens with the same key for the same person', () => {
    expect(unsealWith(key, 'user:1', sealWith(key, 'user:1', person))).toStrictEqual(person);
    expect(unsealWith(key, 'user:1', sealWith(key, 'user:1', null))).toBeNull();
  });

  test('hides the value, and differs each time', () => {
    const [one, other] = [sealWith(key, 'user:1', person), sealWith(key, 'user:1', person)];
    expect(one).not.toBe(other);
    expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('jiwoo');
  });

  test('is distinguished from similar texts', () => {
    const sealed = sealWith(key, 'user:1', null);
    expect(holdsSealed({ recipient: { personal: [sealed] } })).toBe(true);
    expect(
      holdsSealed({ memo: 's1. shelf', slot: 's1.A', note: null, count: 3, list: ['x', sealed.slice(1)] }),
    ).toBe(false);
    expect(holdsSealed(undefined)).toBe(false);
  });

  test('does not open for another person, with another key, or when modified', () => {
    const sealed = sealWith(key, 'user:1', person);
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    const changed = `s1.${bytes.toString('base64url')}` as Sealed;
    expect(() => unsealWith(key, 'user:2', sealed)).toThrow(SealBroken);
    expect(() => unsealWith(randomBytes(32), 'user:1', sealed)).toThrow(SealBroken);
    expect(() => unsealWith(key, 'user:1', changed)).toThrow(SealBroken);
    expect(() => unsealWith(key, 'user:1', 's1.AAAA' as Sealed)).toThrow(SealBroken);
    expect(() => unsealWith(key, 'user:1', 'plain text' as Sealed)).toThrow(SealBroken);
  });

  test('opens a wrapped key only with its master key and person', () => {
    const master = randomBytes(32);
    const { key: made, wrapped } = makeKey(master, 'user:1');
    expect(unwrapKey(master, 'user:1', wrapped)).toStrictEqual(made);
    expect(() => unwrapKey(master, 'user:2', wrapped)).toThrow(SealBroken);
    expect(() => unwrapKey(randomBytes(32), 'user:1', wrapped)).toThrow(SealBroken);
  });
});
