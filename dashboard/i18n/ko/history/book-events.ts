import type { bookEvents as english } from '../../en/history/book-events.ts';
import type { Texts } from '../../texts.ts';

export const bookEvents: Texts<typeof english> = {
  ClaimTaken: '하나만 쓸 수 있는 이름이나 코드가 확보되었습니다.',
  ClaimGivenUp: '하나만 쓸 수 있는 이름이나 코드가 반납되었습니다.',
  RentalClaimed: '회원의 이용 한도에 아이템이 포함되었습니다: {{itemIds}}.',
  RentalClaimEnded: '회원의 이용 한도에서 아이템이 빠졌습니다: {{itemIds}}.',
  IdBlockTaken: '번호를 미리 확보했습니다: {{first}}번부터 {{size}}개.',
  IdsGiven: '요청이 다루는 번호가 기록되었습니다.',
};
