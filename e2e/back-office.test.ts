import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { brandScope } from './brand-scope.ts';
import { bulk } from './bulk.ts';
import { bundle } from './bundle.ts';
import { failing } from './failing.ts';
import { itemHistory } from './history.ts';
import { closeHouse, openHouse } from './house.ts';
import { live } from './live.ts';
import { pictures } from './pictures.ts';
import { routes } from './routes.ts';
import { signIn } from './sign-in.ts';
import { stocks } from './stocks.ts';
import { trysetItemList } from './tryset-item-list.ts';
import { trysetItemPage } from './tryset-item-page.ts';

// One file, since a server with its demo data takes longer to start than most suites take to run.
describe.skipIf(!(await browserFound()))('the back-office in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('sign-in', signIn);
  describe('routes', routes);
  describe('what is loaded', bundle);
  describe('the list of tryset items', trysetItemList);
  describe("a tryset item's page", trysetItemPage);
  describe('a selection', bulk);
  describe('garments', stocks);
  describe('a brand admin', brandScope);
  describe('a history', itemHistory);
  describe('live updates', live);
  describe('the server away', failing);
  describe('pictures', pictures);
});
