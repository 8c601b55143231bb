import { expect, test } from 'vitest';
import { type DemoArticle, demoArticles } from '../catalog/articles.ts';
import { demoProducts } from '../catalog/products.ts';
import type { DemoCategory } from '../catalog/reference.ts';
import { parse } from './colors.ts';

/** Endings of English names, by article. If two endings match, the longer one counts. */
const endings: Record<DemoArticle, string> = {
  shirt_dress: 'shirt dress',
  slip_dress: 'slip dress',
  mini_dress: 'mini dress',
  pleated_dress: 'Pleated long dress',
  knit_dress: 'Knit long dress',
  shirred_dress: 'Shirred dress',
  coat: 'coat',
  trench_coat: 'trench coat',
  cropped_jacket: 'Cropped tweed jacket',
  blouson: 'Blouson jacket',
  trucker_jacket: 'trucker jacket',
  blazer: 'set-up jacket',
  vest: 'vest',
  shirt: 'shirt',
  striped_shirt: 'Striped shirt',
  lace_collar_shirt: 'Lace collar shirt',
  bow_blouse: 'bow blouse',
  scarf_top: 'scarf top',
  sweater: 'round knit',
  block_sweater: 'Colour block knit',
  turtleneck: 'turtleneck',
  cardigan: 'Cable cardigan',
  hoodie: 'hoodie',
  long_skirt: 'long skirt',
  midi_skirt: 'Flared midi skirt',
  mini_skirt: 'mini skirt',
  cargo_skirt: 'Cargo skirt',
  wide_trousers: 'slacks|Wide denim trousers',
  chinos: 'chinos',
  joggers: 'joggers',
  tote_bag: 'tote bag',
  shoulder_bag: 'shoulder bag',
  crossbody_bag: 'crossbody bag',
  clutch: 'Beaded evening clutch',
  socks: 'sock set',
};

/** The last words of Korean names. */
const korean: Record<DemoCategory, readonly string[]> = {
  dress: ['원피스'],
  outer: ['코트', '재킷', '베스트'],
  shirt: ['셔츠', '블라우스', '톱'],
  knit: ['니트', '카디건', '후드', '터틀넥'],
  skirt: ['스커트'],
  pants: ['슬랙스', '팬츠', '치노'],
  bag: ['토트백', '숄더백', '크로스백', '클러치'],
  accessory: ['세트'],
};

const articles = Object.keys(demoArticles) as DemoArticle[];

function namedBy(name: string): DemoArticle | undefined {
  const all = articles.flatMap((article) =>
    endings[article].split('|').map((ending) => ({ article, ending })),
  );
  const fitting = all.filter(({ ending }) => name.endsWith(` ${ending}`));
  return fitting.sort((one, other) => other.ending.length - one.ending.length)[0]?.article;
}

test.each(demoProducts)('$name is drawn as the article in its name', ({ name, article, category }) => {
  expect(namedBy(name)).toBe(article);
  const inKorean = name.replace(/ [A-Z].*$/, '').split(' ');
  expect(korean[category]).toContain(inKorean.at(-1));
});

test('every article has a product', () => {
  expect(new Set(demoProducts.map(({ article }) => article))).toEqual(new Set(articles));
});

test.each(demoProducts.filter(({ name }) => name.includes('enim')))('$name is blue', ({ color }) => {
  const [red, green, blue] = parse(color);
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(red);
});
