import { expect, test } from 'vitest';
import { areaCircles } from './area-circles.mjs';

const areaOf = /^layer\/(?!kit\/)([^/]+)\//;
const imports = (lines: readonly string[]) =>
  lines.map((line) => {
    const [source = '', resolved = ''] = line.split(' > ');
    return { source, dependencies: [{ resolved }] };
  });

test('lists each circle once, with the areas on its way', () => {
  expect(
    areaCircles(imports(['layer/b/x.ts > layer/a/y.ts', 'layer/a/z.ts > layer/b/x.ts']), areaOf),
  ).toEqual([['a', 'b']]);
  const round = ['layer/a/x.ts > layer/b/x.ts', 'layer/b/y.ts > layer/c/x.ts', 'layer/c/y.ts > layer/a/y.ts'];
  expect(areaCircles(imports(round), areaOf)).toEqual([['a', 'b', 'c']]);
});

test('imports of types close a circle only where types count', () => {
  const modules = [
    { source: 'layer/a/x.ts', dependencies: [{ resolved: 'layer/b/x.ts', dependencyTypes: ['type-only'] }] },
    ...imports(['layer/b/x.ts > layer/a/x.ts']),
  ];
  expect(areaCircles(modules, areaOf)).toEqual([]);
  expect(areaCircles(modules, areaOf, true)).toEqual([['a', 'b']]);
});

test('the kit, the list of areas and other layers close no circle', () => {
  const lines = [
    'layer/kit/x.ts > layer/a/x.ts',
    'layer/a/x.ts > layer/kit/x.ts',
    'layer/a/x.ts > layer/b/x.ts',
    'layer/areas.ts > layer/a/x.ts',
    'layer/b/x.ts > layer/b/y.ts',
    'layer/b/x.ts > other/a/x.ts',
  ];
  expect(areaCircles(imports(lines), areaOf)).toEqual([]);
});
