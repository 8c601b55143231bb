import { afterAll, beforeAll, expect } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import { initialBrand } from '#domain/brands/brand-state.ts';
import { eventually } from '#server/testing/eventually.ts';
import { addBrandAdmin } from '../brands/add-brand-admin.ts';
import { makeChange } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import { addStaff } from '../members/add-staff.ts';
import { staff } from './house.ts';
import { type Options, type TestWriteSide, testWriteSide } from './write-side.ts';

/** The password of every account, until a test changes it. */
export const password = 'tryset-demo';

/** The status and error code of a call whose sign-in has ended. */
export const over = [401, 'auth.token_ended'];

/** An e-mail or text message in the outbox. */
export interface Shown {
  way: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
}

interface Given {
  side: TestWriteSide;
  staffId: number;
  brandId: number;
  adminId: number;
}

/**
 * Sets up a write side with staff `Kim` and the brand admin `acme`, open while the file's tests run, and returns the sign-in
 * calls.
 */
export function signInHouse(options: Options = {}) {
  let given: Given;
  beforeAll(async () => {
    const side = await testWriteSide(options);
    given = { side, ...(await accounts(side)) };
  });
  afterAll(() => given.side.close());

  async function authorize(payload: object) {
    const response = await given.side.app.inject({ method: 'POST', url: '/v1/auth/authorize', payload });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }

  /** Returns the newest matching messages, once `count` have arrived. */
  async function letters(isMeant: (letter: Shown) => boolean, count: number): Promise<Shown[]> {
    const own = async () => {
      const { body } = await given.side.call(staff, 'GET', '/v1/outbox?limit=500');
      return (body.data as Shown[]).filter(isMeant);
    };
    await expect.poll(async () => (await own()).length, { timeout: 20_000, interval: 50 }).toBe(count);
    return own();
  }

  async function permissions(authorization?: string) {
    const headers = authorization === undefined ? {} : { authorization };
    const response = await given.side.app.inject({ method: 'GET', url: '/v1/auth/permissions', headers });
    return { status: response.statusCode, body: response.json() };
  }

  return {
    get side() {
      return given.side;
    },
    get staffId() {
      return given.staffId;
    },
    get brandId() {
      return given.brandId;
    },
    get adminId() {
      return given.adminId;
    },
    authorize,
    letters,
    lettersTo: (address: string, count: number) => letters(({ to }) => to === address, count),
    /** Makes a call without a sign-in. */
    async post(url: string, payload: object) {
      const response = await given.side.app.inject({ method: 'POST', url, payload });
      return { status: response.statusCode, body: response.json() };
    },
    permissions,
    signIn: (method = 'staff', username = 'kim') => authorize({ method, username, password }),
    refresh: (refresh_token: string, method = 'refresh') => authorize({ method, refresh_token }),
    /** Calls with this token until it is no longer accepted, and returns that answer. */
    async ended(accessToken: string) {
      const { status, body } = await eventually(
        () => permissions(`Bearer ${accessToken}`),
        (answer) => answer.status !== 200,
      );
      return [status, body.errorCode];
    },
  };
}

async function accounts({ deps }: TestWriteSide): Promise<Omit<Given, 'side'>> {
  const { id: staffId } = await addStaff(deps, { username: 'Kim', password, name: '김 스태프' });
  const brandId = await deps.ids.next('brand');
  const { status: _, brandId: __, pictures: ___, phones: ____, ...fields } = initialBrand;
  const {
    application: _a,
    businessRegistration: _b,
    bankAccount: _c,
    outStockAddress: _d,
    ...plain
  } = fields;
  const register = { action: 'register', ...plain, brandId, name: 'Acme', nameKo: '아크메' } as const;
  await makeChange(
    deps,
    { decider: brand, id: brandId, commands: [register], name: 'register' },
    { context: systemContext(deps.clock) },
  );
  const { id: adminId } = await addBrandAdmin(deps, {
    brandId,
    username: 'acme',
    password,
    email: 'Lee@acme.kr',
  });
  return { staffId, brandId, adminId };
}
