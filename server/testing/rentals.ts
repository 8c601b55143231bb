import { setTimeout } from 'node:timers/promises';

export interface Api {
  url: string;
  authorization: string;
  /** Called for each command that the server answered with success. */
  onAcknowledged?(path: string, sent: object, key: string, answered: Answered): void;
}

export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  position: string;
}

const parcel = { courier: 'HANJIN', tracking_number: '123' };
const steps: readonly (readonly [action: string, body: object])[] = [
  ['accept', {}],
  ['outbound', parcel],
  ['force_delivered', { reason: 'the member has it' }],
  ['request_return', {}],
  ['accept_return', {}],
  ['return-item', parcel],
  ['arrive', {}],
  ['return_complete', {}],
];
const person = { name: 'Mina', phone: '010-1234-5678' };

/**
 * Sends a command until it is answered, with the same idempotency key each time. A client does the same if it does not know
 * whether its last try succeeded.
 *
 * @throws for any answer except a success or a 503 that asks for a retry
 */
export async function insist(api: Api, path: string, body: object, key: string): Promise<Answered> {
  for (;;) {
    try {
      const response = await fetch(`${api.url}${path}`, {
        method: 'POST',
        headers: {
          authorization: api.authorization,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      const answer = { status: response.status, body: await response.json() };
      if (answer.status < 300) {
        const answered = { ...answer, position: response.headers.get('x-position') ?? '0' };
        api.onAcknowledged?.(path, body, key, answered);
        return answered;
      }
      if (answer.status !== 503 || !response.headers.has('retry-after')) {
        throw new Refused(`${path}: ${JSON.stringify(answer)}`);
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await setTimeout(50);
  }
}

class Refused extends Error {}

/** A member who rents one garment again and again. */
export class Renter {
  /** The number of acknowledged rentals. A rental goes from the request until the garment is in stock again. */
  rentals = 0;
  /** The highest position that an answer has named. */
  position = 0n;
  readonly stockItemId: number;
  readonly #api: Api;
  readonly #name: string;
  readonly #productSizeId: number;
  readonly #userId: number;

  private constructor(api: Api, name: string, ids: [stockItem: number, size: number, user: number]) {
    this.#api = api;
    this.#name = name;
    [this.stockItemId, this.#productSizeId, this.#userId] = ids;
  }

  static async open(api: Api, name: string): Promise<Renter> {
    const made = async (path: string, body: object) =>
      (await insist(api, path, body, `${name} ${path}`)).body.id as number;
    const brand_id = await made('/v1/brands', { name, is_published: true });
    const product = await made('/v2/products', { brand_id, name, original_price: 1_000, is_published: true });
    const size = await made(`/v2/products/${product}/sizes`, { name: 'M' });
    const stock = await made('/v1/stocks', { product_size_id: size });
    await insist(api, `/v1/stocks/${stock}/actions/enter`, {}, `${name} enter`);
    const user = await made('/v1/users', { username: name, role: 'curator' });
    return new Renter(api, name, [stock, size, user]);
  }

  /** Rents until `stop` returns true, and completes the last rental. */
  async rent(stop: () => boolean): Promise<void> {
    while (!stop()) {
      const key = `${this.#name} ${this.rentals}`;
      await this.upTo('return_complete');
      const check = `/v1/stocks/${this.stockItemId}/actions/check_complete`;
      await this.#insist(check, { grade: 'A' }, `${key} check`);
      this.rentals += 1;
    }
  }

  /** Does the steps of one rental up to and including `last`; resolves to the tryset item's id. */
  async upTo(last: string): Promise<number> {
    const key = `${this.#name} ${this.rentals}`;
    const tryset = await this.#insist('/v2/trysets', this.#request(), key);
    const itemId = tryset.body.items[0].id as number;
    for (const [action, body] of steps) {
      await this.#insist(`/v2/trysets/items/${itemId}/actions/${action}`, body, `${key} ${action}`);
      if (action === last) break;
    }
    return itemId;
  }

  #request() {
    return {
      ...person,
      destination: { ...person, address: 'Seoul' },
      user_id: this.#userId,
      product_size_ids: [this.#productSizeId],
    };
  }

  async #insist(path: string, body: object, key: string): Promise<Answered> {
    const answered = await insist(this.#api, path, body, key);
    const position = BigInt(answered.position);
    if (position > this.position) this.position = position;
    return answered;
  }
}
