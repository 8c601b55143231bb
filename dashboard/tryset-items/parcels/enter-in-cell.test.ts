import { expect, test } from 'vitest';
import { afterEnter } from './enter-in-cell.ts';

/**
 * The text after Enter, with `[` and `]` around the selection; null for a line break. In the given text `|` marks the
 * caret.
 */
function entered(text: string): string | null {
  const caret = text.indexOf('|');
  const plain = text.replace('|', '');
  const selected = afterEnter(plain, caret);
  if (selected === null) return null;
  const [from, to] = selected;
  return `${plain.slice(0, from)}[${plain.slice(from, to)}]${plain.slice(to)}`;
}

const header = 'Item\tCourier\tTracking number\tCode\n';

test('Enter moves from a tracking number to that of the next row, because scanners end with Enter', () => {
  expect(entered(`${header}7\tHANJIN\t4033|\tA-1\n8\tHANJIN\t\tA-2`)).toBe(
    `${header}7\tHANJIN\t4033\tA-1\n8\tHANJIN\t[]\tA-2`,
  );
  expect(entered(`${header}7\t\t4033|\tA-1\n8\t\t99\tA-2`)).toBe(`${header}7\t\t4033\tA-1\n8\t\t[99]\tA-2`);
  expect(entered('7,HANJIN,4033|\n8,HANJIN,')).toBe('7,HANJIN,4033\n8,HANJIN,[]');
  expect(entered('운송장 번호,아이템\n4033|,7\n,8')).toBe('운송장 번호,아이템\n4033,7\n[],8');
});

test('Enter does not split the last row', () => {
  expect(entered(`${header}7\tHANJIN\t4033|\tA-1`)).toBe(`${header}7\tHANJIN\t4033[]\tA-1`);
  expect(entered(`${header}7\tHANJIN\t4033|\tA-1\n`)).toBe(`${header}7\tHANJIN\t4033[]\tA-1\n`);
});

test('Enter breaks the line everywhere else', () => {
  expect(entered('7,HANJIN,4033|')).toBeNull();
  expect(entered('7,HANJIN,4033|\n8,HANJIN,99')).toBeNull();
  expect(entered('7,HANJIN|,4033')).toBeNull();
  expect(entered('|7,HANJIN,4033')).toBeNull();
  expect(entered('|')).toBeNull();
});
