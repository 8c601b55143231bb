import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { closeHouse, openHouse } from '../kit/house.ts';
import { linkedAccounts } from '../members/linked-accounts.ts';
import { accountsSuite } from '../shell/accounts.ts';
import { apiHostSuite } from '../shell/api-host.ts';
import { organizationSuite } from '../shell/organization.ts';
import { requiredSecondFactor } from '../shell/required-second-factor.ts';
import { resetCacheSuite } from '../shell/reset-cache.ts';
import { signIn } from '../shell/sign-in.ts';
import { startPage } from '../shell/start-page.ts';
import { tracebackSuite } from '../shell/traceback.ts';
import { memberSignUp } from '../sign-up/member-sign-up.ts';
import { signUpSuite } from '../sign-up/sign-up.ts';
import { staffSuite } from '../staff/staff.ts';
import { helping } from '../support-tickets/helping.ts';
import { supportTickets } from '../support-tickets/support-tickets.ts';

// Tests of sign-ups, sign-ins and people's own accounts.
describe.skipIf(!(await browserFound()))('the work in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('sign-in', signIn);
  describe('the start page', startPage);
  describe('stored data', resetCacheSuite);
  describe('a server that is being debugged', { tags: 'thorough' }, tracebackSuite);
  describe('another host of the APIs', { tags: 'thorough' }, apiHostSuite);
  describe('questions to the staff', supportTickets);
  describe('care for questions', { tags: 'thorough' }, helping);
  describe('accounts', { tags: 'thorough' }, accountsSuite);
  describe('a second step that must be', { tags: 'thorough' }, requiredSecondFactor);
  describe('an organization that vouches for staff', { tags: 'thorough' }, organizationSuite);
  describe('signing up', signUpSuite);
  describe('members who sign up', memberSignUp);
  describe('accounts elsewhere', { tags: 'thorough' }, linkedAccounts);
  describe('colleagues', { tags: 'thorough' }, staffSuite);
});
