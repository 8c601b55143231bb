import type { Answering, Given } from '../../testing/stand-in.ts';
import type { Card } from '../card.ts';
import { type Books, emptyBooks, iamportPayments } from './iamport-payments.ts';

export const shop = { key: 'shop-key', secret: 'shop-secret' };

export const card: Card = {
  number: '4242 4242 4242 4242',
  expiry: '2031-08',
  birth: '900315',
  password: '77',
};

/** The simulated Iamport's data about a shop. */
export interface Shop {
  /** The number of tokens issued: `token-2` is the second. Only the last token is valid. */
  tokens: number;
  /** The lifetime of a token in seconds. */
  goodSeconds: number;
  cards: Map<string, unknown>;
  books: Books;
}

export const emptyShop = (): Shop => ({
  tokens: 0,
  goodSeconds: 1_800,
  cards: new Map(),
  books: emptyBooks(),
});

/** Returns a refusal by Iamport: status 200 or 400 for a card, as in its clients' tests. */
export const refused = (status: number, code: number, message: string): Given => ({
  status,
  body: { code, message, response: null },
});

const given = (response: object): Given => ({ body: { code: 0, message: null, response } });
/** The time of Iamport's clock, years behind ours: a token's lifetime must be computed from this clock alone. */
const now = 1_512_446_940;

/** Simulates Iamport's tokens, billing keys and payments, as documented. */
export function iamport(kept: Shop): Answering {
  function token(body: string): Given {
    const { imp_key, imp_secret } = JSON.parse(body);
    if (imp_key !== shop.key || imp_secret !== shop.secret) {
      return refused(401, -1, '인증에 실패하였습니다. API키와 secret을 확인하세요');
    }
    kept.tokens += 1;
    return given({ access_token: `token-${kept.tokens}`, now, expired_at: now + kept.goodSeconds });
  }
  return (url, request, body) => {
    const isJson = request.headers['content-type'] === 'application/json';
    if (isJson !== (request.method === 'POST')) return refused(400, -1, '');
    const asked = `${request.method} ${url.pathname}`;
    if (asked === 'POST /users/getToken') return token(body);
    const isCard = (customer: string) => kept.cards.has(customer);
    const [, uid] = /^\/subscribe\/customers\/([^/]+)$/.exec(url.pathname) ?? [];
    if (request.headers.authorization !== `Bearer token-${kept.tokens}`)
      return refused(401, -1, 'Unauthorized');
    const method = request.method ?? '';
    if (uid === undefined) {
      return iamportPayments(kept.books, isCard, { method, url, body }) ?? refused(404, -1, '');
    }
    const customer_uid = decodeURIComponent(uid);
    if (request.method === 'DELETE') {
      if (kept.cards.delete(customer_uid)) return given({ customer_uid, card_name: '현대카드' });
      return refused(404, 1, `요청하신 customer_uid(${customer_uid})로 등록된 정보를 찾을 수 없습니다.`);
    }
    if (request.method !== 'POST') return refused(404, -1, '');
    kept.cards.set(customer_uid, JSON.parse(body));
    return given({ customer_uid, card_name: '현대카드', card_number: '424242******4242', card_type: null });
  };
}
