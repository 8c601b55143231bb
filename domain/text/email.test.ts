import { expect, test } from 'vitest';
import { emailKey, isEmail, parseEmail } from './email.ts';

test.each([
  ['Hana@Example.com', 'Hana@Example.com', 'hana@example.com'],
  ['ｈａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'hana@example.com', 'hana@example.com'],
  [' hana@example\u200b.com ', 'hana@example.com', 'hana@example.com'],
  ['try..this@docomo.ne.jp', 'try..this@docomo.ne.jp', 'try..this@docomo.ne.jp'],
  ['.abc@ezweb.ne.jp', '.abc@ezweb.ne.jp', '.abc@ezweb.ne.jp'],
  ['abc.@softbank.ne.jp', 'abc.@softbank.ne.jp', 'abc.@softbank.ne.jp'],
  ['kim@한국.com', 'kim@한국.com', 'kim@xn--3e0b707e.com'],
  ['kim@한국.com'.normalize('NFD'), 'kim@한국.com', 'kim@xn--3e0b707e.com'],
  ['tanaka@例え。テスト', 'tanaka@例え.テスト', 'tanaka@xn--r8jz45g.xn--zckzah'],
  ['a@xn--3e0b707e.com', 'a@xn--3e0b707e.com', 'a@xn--3e0b707e.com'],
])('%s is %s and compared as %s', (text, address, key) => {
  expect(parseEmail(text)).toEqual({ address, key });
  expect(emailKey(text)).toBe(key);
});

test.each([
  ['hana', 'at'],
  ['a@b@example.com', 'at'],
  ['"try this"@example.com', 'quoted'],
  ['a b@example.com', 'name'],
  ['김@example.com', 'name'],
  ['try..this@example.com', 'dots'],
  ['.abc@example.com', 'dots'],
  ['abc.@docomo.ne.jp.example.com', 'dots'],
  ['a@localhost', 'domain'],
  ['a@127.0.0.1', 'domain'],
  ['a@[127.0.0.1]', 'domain'],
  ['a@example..com', 'domain'],
  ['a@-example.com', 'domain'],
  ['a@example.com:25', 'domain'],
])('refuses %s: %s', (text, fault) => {
  expect(parseEmail(text)).toEqual({ fault });
  expect(isEmail(text)).toBe(false);
});

test('an old address that is invalid today keeps its claimed key', () => {
  expect(emailKey('"Try This"@example.com')).toBe('"try this"@example.com');
});
