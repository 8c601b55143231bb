import { expect, test } from 'vitest';
import { demoProducts } from './products.ts';

/** Materials of the fabrics that appear in product names. */
const stuffs = {
  린넨: '린넨',
  울: '울',
  실크: '실크',
  캐시미어: '캐시미어',
  메리노: '메리노 울',
  나일론: '나일론',
  트위드: '울',
  데님: '면',
  코듀로이: '면',
  옥스퍼드: '면',
  캔버스: '면',
  비즈: '비즈',
};

const named = demoProducts.flatMap(({ name, material }) =>
  Object.entries(stuffs).flatMap(([stuff, of]) =>
    name.split(' ').includes(stuff) ? [{ name, of, material }] : [],
  ),
);

test.each(named)('$name is made of $of', ({ of, material }) => {
  expect(material).toContain(of);
});

test('every fabric has a product', () => {
  expect(named.length).toBeGreaterThanOrEqual(Object.keys(stuffs).length);
});
