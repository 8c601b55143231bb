import { expect, test } from 'vitest';
import { areaCircles } from './area-circles.mjs';

const areaOf = /^layer\/(?!kit\/)([^/]+)\//;
const imports = (lines: readonly string[]) =>
  lines.map((line) => {
    const [source = '', resolved = ''] = line.split(' > ');
    return { source, dependencies: [{ resolved }] };
  });

test('areas that need each other are told once, with the way round', () => {
  expect(
    areaCircles(imports(['layer/b/x.ts > layer/a/y.ts', 'layer/a/z.ts > layer/b/x.ts']), areaOf),
  ).toEqual([['a', 'b']]);
  const round = ['layer/a/x.ts > layer/b/x.ts', 'layer/b/y.ts > layer/c/x.ts', 'layer/c/y.ts > layer/a/y.ts'];
  expect(areaCircles(imports(round), areaOf)).toEqual([['a', 'b', 'c']]);
});

test('what serves all areas, the list of them and other layers are no circle', () => {
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
