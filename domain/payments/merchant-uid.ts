import { type PayableKind, payableKinds } from './payment-kinds.ts';

/** What a `merchantUid` names. */
export interface NamedAttempt {
  kind: PayableKind;
  paymentId: number;
  attempt: number;
  /** Ten small letters. They tell installations apart that share a shop. */
  random: string;
}

const letters: Readonly<Record<PayableKind, string>> = {
  order: 'o',
  brand_invoice: 'b',
  ticket: 't',
  fault: 'f',
};

export const randomLetters = 10;
const random = new RegExp(`^[a-z]{${randomLetters}}$`);
const form = new RegExp(`^([a-z])([1-9]\\d{0,15})-([1-9]\\d{0,2})-([a-z]{${randomLetters}})$`);

/** Names an attempt for the provider, in at most 40 characters: `o1234-1-kqzjwmxhva`. @throws Error for other random letters */
export function merchantUidOf({ kind, paymentId, attempt, random: chosen }: NamedAttempt): string {
  if (!random.test(chosen)) throw new Error('an attempt needs ten random letters');
  return `${letters[kind]}${paymentId}-${attempt}-${chosen}`;
}

/** Reads a name that `merchantUidOf` made; null for any other text. */
export function attemptIn(merchantUid: string): NamedAttempt | null {
  const [, letter, id, attempt, chosen] = form.exec(merchantUid) ?? [];
  const kind = payableKinds.find((each) => letters[each] === letter);
  const paymentId = Number(id);
  if (kind === undefined || chosen === undefined || !Number.isSafeInteger(paymentId)) return null;
  return { kind, paymentId, attempt: Number(attempt), random: chosen };
}
