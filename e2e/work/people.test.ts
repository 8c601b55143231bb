import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { agencies } from '../agencies/agencies.ts';
import { assignmentsSuite } from '../assignments/assignments.ts';
import { brandScope } from '../brands/brand-scope.ts';
import { brands } from '../brands/brands.ts';
import { commentsSuite } from '../comments/comments.ts';
import { asItWas } from '../history/as-of.ts';
import { itemHistory } from '../history/history.ts';
import { historyWork } from '../history/work.ts';
import { homeSuite } from '../home/home.ts';
import { closeHouse, openHouse } from '../kit/house.ts';
import { amongStaff } from '../members/among-staff.ts';
import { cardsSuite } from '../members/cards.ts';
import { members } from '../members/members.ts';
import { networks } from '../members/networks.ts';
import { notificationsSuite } from '../notifications/notifications.ts';
import { pointsSuite } from '../points/points.ts';

// Tests of work for brands and members, and of histories.
describe.skipIf(!(await browserFound()))('the work in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('a brand admin', { tags: 'thorough' }, brandScope);
  describe('members', members);
  describe('members, among staff', { tags: 'thorough' }, amongStaff);
  describe('members, on their networks', { tags: 'thorough' }, networks);
  describe('cards', { tags: 'thorough' }, cardsSuite);
  describe('agencies', agencies);
  describe('points', pointsSuite);
  describe('assignments', assignmentsSuite);
  describe('comments', commentsSuite);
  describe('notifications', notificationsSuite);
  describe('brands', brands);
  describe('a history', itemHistory);
  describe('work with histories', { tags: 'thorough' }, historyWork);
  describe('as it was', { tags: 'thorough' }, asItWas);
  describe('home', { tags: 'thorough' }, homeSuite);
});
