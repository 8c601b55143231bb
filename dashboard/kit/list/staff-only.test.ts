import { expect, test } from 'vitest';
import type { ListShape } from './list-state.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../*/*-shape.ts', '../../*/*-shapes.ts', '../../*/*-filters.ts'],
  { eager: true },
);

/** Shapes that are the same for all callers. */
const plain = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, shape]) =>
    isShape(shape) ? [{ name: `${path} ${name}`, shape }] : [],
  ),
);

function isShape(value: unknown): value is ListShape {
  return typeof value === 'object' && value !== null && 'filters' in value && 'orders' in value;
}

test.each(plain)('$name has no filter for staff only, which shapeFor would hide from brands', ({ shape }) => {
  expect(shape.filters.filter(({ staffOnly }) => staffOnly)).toEqual([]);
});
