import type { DeclineReason } from '#domain/payments/payment-kinds.ts';
import type { CardProblem } from './card.ts';

/** The meanings of the Korean texts in refusals; the first match counts. */
const meanings: readonly (readonly [RegExp, CardProblem | 'ours'])[] = [
  // The shop has no contract for billing, or the payment gateway fails: `비인증결제모듈 사용정보를 찾을 수 없습니다.` in
  // https://github.com/iamport/iamport-rest-client-ruby/issues/23, and F106 to F110 and F115 to F117 of NICE's list of
  // codes.
  [/결제모듈|처리중 오류|발급 불가 가맹점|미사용 가맹점/, 'ours'],
  // `유효기간경과카드`: the card has expired, in the wording that gateways pass on from issuers.
  [/유효기간\s*(경과|만료|초과)/, 'expired'],
  // `비밀번호 회수초과` or `오류횟수초과`: too many wrong attempts, so the issuer refuses the right password too.
  [/초과/, 'declined'],
  // Wrong input: `비밀번호틀림`, `주민OR사업자등록번호오류`, `카드번호오류`, `유효기간오류`. These are F113 of NICE as Iamport passes it on, and its F112.
  [/(카드번호|유효기간|비밀번호|등록번호|생년월일)\s*(오류|틀림)|유효하지\s*않은/, 'invalid'],
  // Invalid input, in two forms: `[400].issueCard.password2Digits:Invalid 2 digits of password!`, `["expiry"] 파라메터는 필수입니다.`
  [/invalid|파라메터/i, 'invalid'],
];

/**
 * Derives the reason of a refusal from Iamport's text alone, because `code` is -1 for every gateway error. `ours` means that
 * no other card would help. An example from the README of https://github.com/iamport/iamport-rest-client-ruby: `카드정보 인증 및 빌키
 * 발급에 실패하였습니다. [F112]유효하지않은 카드번호를 입력하셨습니다.` No list of the texts is published; unknown texts count as declined.
 */
export function problemIn(message: string): CardProblem | 'ours' {
  return meanings.find(([words]) => words.test(message))?.[1] ?? 'declined';
}

/** The first match counts; `problemIn` reads the rest. */
const declines: readonly (readonly [RegExp, DeclineReason])[] = [
  // `[결제포기] 사용자가 결제를 취소하셨습니다`, which Iamport's window reports when the payer closes it.
  [/결제포기|사용자.*취소|취소하셨/, 'left'],
  // `한도초과`, `잔액부족`, in the words of issuers.
  [/한도|잔액/, 'limit'],
];

/** Derives the reason of a failed payment from its `fail_reason`. Unknown words count as `other`. */
export function declineIn(message: string): DeclineReason {
  const known = declines.find(([words]) => words.test(message));
  if (known !== undefined) return known[1];
  if (message.trim() === '') return 'other';
  const problem = problemIn(message);
  return problem === 'ours' ? 'other' : problem;
}
