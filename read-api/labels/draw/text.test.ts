import { expect, it } from 'vitest';
import { linesOf } from './text.ts';

const wide = (text: string) => text.length;

it('breaks at spaces, and Korean and Japanese anywhere', () => {
  expect(linesOf('Linen wrap dress', 11, 3, wide)).toEqual(['Linen wrap', 'dress']);
  expect(linesOf('오버사이즈린넨셔츠원피스', 6, 3, wide)).toEqual(['오버사이즈린', '넨셔츠원피스']);
  expect(linesOf('A verylongwordindeed', 10, 3, wide)).toEqual(['A verylong', 'wordindeed']);
});

it('cuts text that does not fit, never within a letter', () => {
  expect(linesOf('Linen wrap dress', 8, 1, wide)).toEqual(['Linen w…']);
  expect(linesOf('Linen wrap dress', 8, 2, wide)).toEqual(['Linen', 'wrap dr…']);
  expect(linesOf('가각👩‍👩‍👧', 8, 1, wide)).toEqual(['가각…']);
});

it('terminates on any width', () => {
  expect(linesOf('abc', 0, 2, wide)).toEqual(['a', 'b…']);
  expect(linesOf('', 10, 2, wide)).toEqual([]);
});
