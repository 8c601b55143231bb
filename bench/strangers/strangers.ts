import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addAccount } from '../account.ts';
import { type Api, apiOf, signIn } from '../api.ts';
import { newFolder } from '../new-folder.ts';
import { ended, runServer, untilPrinted } from '../processes.ts';
import { type Spread, spreadOf } from '../spread.ts';

export interface StrangersFigure {
  call: string;
  known: Spread;
  unknown: Spread;
  /**
   * How often the response time alone tells correctly which of two tries named a known account. 0.5 is pure chance.
   */
  told: number;
  /** Whether all answers were identical except for their random parts. */
  areAlike: boolean;
}

const port = 18_120;
const accounts = 200;
/** Tries that do not count, each with an account of its own. */
const warmUp = 10;
/**
 * Tries per account. Letters to one address and wrong passwords have limits per hour, which this number stays below.
 */
const triesEach = 5;

interface Call {
  call: string;
  path: string;
  body(who: string): object;
}

const calls: readonly Call[] = [
  {
    call: 'a forgotten password',
    path: '/v1/auth/find-password',
    body: (who) => ({ email: `${who}@house.example` }),
  },
  {
    call: 'the beginning of a sign-up',
    path: '/v1/auth/signup/prepare',
    body: (who) => ({ kind: 'brand', email: `${who}@house.example` }),
  },
  {
    call: 'a wrong password',
    path: '/v1/auth/authorize',
    body: (who) => ({ method: 'brand_admin', username: who, password: 'not-the-password' }),
  },
  {
    call: 'a code to a phone',
    path: '/v1/auth/phone-verify/start',
    body: (who) => ({ phone: phoneOf(who), purpose: 'find_username' }),
  },
];

/** The phone of an account. Phones of known accounts have another prefix than unknown ones. */
function phoneOf(who: string): string {
  const [, sort = '', place = ''] = /^(known|unknown)(\d+)$/.exec(who) ?? [];
  return `010${sort === 'known' ? 1 : 2}${place.padStart(7, '0')}`;
}

/** Measures whether answers or times reveal which accounts exist: a thousand alternating tries of each kind. */
export async function measureStrangers(tokenKey: string): Promise<StrangersFigure[]> {
  const folder = await newFolder('tryset-strangers-');
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    SEED: 'none',
    JWT_SECRET: tokenKey,
    TRUST_PROXY: 'true',
  };
  const server = runServer([], env);
  try {
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    addAccount(env);
    const url = `http://localhost:${port}`;
    await furnish(apiOf(url, await signIn(url)));
    const figures: StrangersFigure[] = [];
    for (const [index, call] of calls.entries()) {
      figures.push(await measured(url, call, index * (accounts + warmUp)));
    }
    return figures;
  } finally {
    server.kill('SIGTERM');
    await ended(server);
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Adds brand admins with an e-mail address each and members with a phone. Each call gets accounts of its own, as rate
 * limits count all calls to one account.
 */
async function furnish(api: Api): Promise<void> {
  const { id } = (await api.post<{ id: number }>('/v1/brands', { name: 'House' })).body;
  for (let place = 0; place < calls.length * (accounts + warmUp); place++) {
    const username = `known${place}`;
    const admin = { username, email: `${username}@house.example`, password: 'bench-of-strangers' };
    await api.post(`/v1/brands/${id}/admins`, admin);
    await api.post('/v1/users', { username: `member${place}`, phone: phoneOf(username) });
  }
}

async function measured(url: string, { call, path, body }: Call, first: number): Promise<StrangersFigure> {
  const took = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (let place = -warmUp; place < accounts * triesEach; place++) {
    const who = place < 0 ? accounts - place - 1 : place % accounts;
    // The order alternates, so that neither kind always comes first.
    const order = place % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const sort of order) {
      const began = performance.now();
      const answer = await ask(url, path, body(`${sort}${first + who}`), place);
      if (place < 0) continue;
      took[sort].push(performance.now() - began);
      answers.add(answer);
    }
  }
  const spreads = { known: spreadOf(took.known), unknown: spreadOf(took.unknown) };
  return { call, ...spreads, told: toldApart(took.known, took.unknown), areAlike: answers.size === 1 };
}

/** Sends each try from another client address, so that no try is limited by earlier ones. */
async function ask(url: string, path: string, body: object, place: number): Promise<string> {
  const from = `10.${(place + warmUp) >> 8}.${(place + warmUp) & 255}.${path.length}`;
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status === 429) throw new Error(`${path}: too many`);
  const plain = text.replace(/"(signup_token|token|requestId)":"[^"]*"/g, '"$1":""');
  return `${response.status} ${plain}`;
}

/**
 * The share of pairs in which the known account took longer. A share below a half is mirrored, as it reveals as much.
 */
function toldApart(known: readonly number[], unknown: readonly number[]): number {
  let longer = 0;
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  const share = longer / (known.length * unknown.length);
  return Math.max(share, 1 - share);
}
