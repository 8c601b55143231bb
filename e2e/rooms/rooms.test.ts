import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { closeHouse, openStillHouse } from '../kit/house.ts';
import { accessibility } from './accessibility.ts';
import { bundle } from './bundle.ts';
import { phone } from './phone.ts';
import { routes } from './routes.ts';

// These suites visit every page.
describe.skipIf(!(await browserFound()))('the rooms in a browser', () => {
  beforeAll(openStillHouse);
  afterAll(closeHouse);
  describe('routes', routes);
  describe('a phone', { tags: 'thorough' }, phone);
  describe('what is loaded', bundle);
  describe('accessibility', { tags: 'thorough' }, accessibility);
});
