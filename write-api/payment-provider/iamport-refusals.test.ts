import { expect, test } from 'vitest';
import { declineIn, problemIn } from './iamport-refusals.ts';

const begin = '카드정보 인증 및 빌키 발급에 실패하였습니다. ';
const nice = (message: string) => `${begin}[400]Error From NICEPAY. (message: ${message}, code:F113)`;

test.each([
  [`${begin}[F112]유효하지않은 카드번호를 입력하셨습니다. (card_bin 없음)`, 'invalid'],
  [nice('카드번호 오류'), 'invalid'],
  [nice('카드번호틀림'), 'invalid'],
  [nice('비밀번호틀림'), 'invalid'],
  [nice('주민OR사업자등록번호오류'), 'invalid'],
  [nice('유효기간오류'), 'invalid'],
  [`${begin}[400].issueCard.password2Digits:Invalid 2 digits of password!`, 'invalid'],
  ['["card_number"] 파라메터는 필수입니다.', 'invalid'],
  [nice('유효기간경과카드'), 'expired'],
  [nice('유효기간 만료'), 'expired'],
  [nice('비밀번호 회수초과'), 'declined'],
  [nice('비밀번호 오류횟수초과'), 'declined'],
  [nice('해당카드 사용불가 가맹점(타카드 사용요망)'), 'declined'],
  [`${begin}[F118]해당카드는 사용이 불가능 합니다 타사카드를 이용해주세요`, 'declined'],
  [begin, 'declined'],
  ['비인증결제모듈 사용정보를 찾을 수 없습니다.', 'ours'],
  [`${begin}[F108]DB 처리중 오류가 발생하였습니다`, 'ours'],
  [`${begin}[F115]빌키 발급 불가 가맹점입니다.(중지)`, 'ours'],
  [`${begin}[F117]빌링 미사용 가맹점입니다`, 'ours'],
])('%s', (message, problem) => {
  expect(problemIn(message)).toBe(problem);
});

test.each([
  ['[결제포기] 사용자가 결제를 취소하셨습니다', 'left'],
  ['한도초과카드', 'limit'],
  ['통장잔액부족', 'limit'],
  ['유효기간경과카드', 'expired'],
  ['카드번호오류', 'invalid'],
  ['거래거절', 'declined'],
  ['DB 처리중 오류가 발생하였습니다', 'other'],
  ['', 'other'],
])('the failure "%s" counts as %s', (message, reason) => {
  expect(declineIn(message)).toBe(reason);
});
