import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { agencies } from './agencies.ts';
import { asItWas } from './as-of.ts';
import { attributesSuite } from './attributes.ts';
import { brandScope } from './brand-scope.ts';
import { brands } from './brands.ts';
import { checkInSuite } from './check-in.ts';
import { figuresSuite } from './figures.ts';
import { itemHistory } from './history.ts';
import { historyWork } from './history-work.ts';
import { closeHouse, openHouse } from './house.ts';
import { members } from './members.ts';
import { outStockSuite } from './out-stock.ts';
import { productForms, products } from './products.ts';
import { replaySuite } from './replay.ts';
import { stocks } from './stocks.ts';

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
