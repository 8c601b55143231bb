import type { bookEvents as english } from '../../en/history/book-events.ts';
import type { Texts } from '../../texts.ts';

export const bookEvents: Texts<typeof english> = {
  ClaimTaken: '一つしか使えない名前やコードが確保されました。',
  ClaimGivenUp: '一つしか使えない名前やコードが解放されました。',
  RentalClaimed: '会員の利用枠にアイテムが加えられました：{{itemIds}}。',
  RentalClaimEnded: '会員の利用枠からアイテムが外れました：{{itemIds}}。',
  IdBlockTaken: '番号が確保されました：{{first}}番から{{size}}個。',
  IdsGiven: 'リクエストの対象番号が記録されました。',
};
