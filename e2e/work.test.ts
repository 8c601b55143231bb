import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { agencies } from './agencies/agencies.ts';
import { brandScope } from './brands/brand-scope.ts';
import { brands } from './brands/brands.ts';
import { checkInSuite } from './check-in/check-in.ts';
import { figuresSuite } from './figures/figures.ts';
import { asItWas } from './history/as-of.ts';
import { itemHistory } from './history/history.ts';
import { historyWork } from './history/work.ts';
import { closeHouse, openHouse } from './kit/house.ts';
import { members } from './members/members.ts';
import { outStockSuite } from './out-management/out-stock.ts';
import { productForms, products } from './products/products.ts';
import { attributesSuite } from './reference/attributes.ts';
import { replaySuite } from './replay/replay.ts';
import { stocks } from './stock/stocks.ts';

// What people do in the rooms of each area.
describe.skipIf(!(await browserFound()))('the work in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('replay', replaySuite);
  describe('garments', stocks);
  describe('the way out', outStockSuite);
  describe('checking in', checkInSuite);
  describe('products', products);
  describe('forms of products', productForms);
  describe('attributes of products', attributesSuite);
  describe('a brand admin', brandScope);
  describe('members', members);
  describe('agencies', agencies);
  describe('brands', brands);
  describe('a history', itemHistory);
  describe('work with histories', historyWork);
  describe('as it was', asItWas);
  describe('figures', figuresSuite);
});
