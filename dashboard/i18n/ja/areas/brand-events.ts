import { brandEventWords } from '#domain/brand-events/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/brand-events.ts';
import type { Texts } from '../../texts.ts';

const brandEvent: Texts<typeof en.texts.brandEvent> = {
  state: words.brandEventState,
  reservationState: words.reservationState,
  fields: brandEventWords,
};

export const texts = { brandEvent };

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_event: 'ブランドイベント', reservation: '予約' },
  categoryWithId: { brand_event: 'ブランドイベント {{id}}', reservation: '予約 {{id}}' },
  event: {
    BrandEventRegistered:
      'ブランドイベントを登録しました：{{brandTag}}、{{startDate}}から{{endDate}}まで、{{invitePeople}}席。',
    BrandEventRegistrationExpired: 'ブランドイベントは登録されませんでした。',
    BrandEventRevised: 'ブランドイベントを変更しました。',
    BrandEventApproved: 'ブランドイベントを承認し、予約を受け付けます。',
    BrandEventSeatTaken: '席を確保しました：予約 {{reservationId}}。',
    BrandEventSeatFreed: '席が空きました：予約 {{reservationId}}。',
    BrandEventClosed: 'ブランドイベントを終了しました。',
    BrandEventReopened: 'ブランドイベントを再開しました。',
    BrandEventRejected: 'ブランドイベントを却下し、予約は終わります。',
    ReservationBooked: '予約しました：{{start}}から{{end}}まで。',
    ReservationInvited: '会員を招待しました：{{start}}から{{end}}まで。',
    ReservationBookExpired: '予約は完了しませんでした。',
    ReservationAccepted: '会員が予約を承諾しました。',
    ReservationDeclined: '会員が予約を辞退しました。',
    ReservationRescheduled: '予約の日程を変更しました：{{start}}から{{end}}まで。',
    ReservationCanceled: '予約をキャンセルしました。',
    ReservationAttended: '参加を記録しました。',
    ReservationRewarded: '報酬を付与しました：ルック {{lookId}}、{{points}}ポイント[[、現金{{cash}}]]。',
    ReservationRevoked: '報酬を回収しました：ルック {{lookId}}、{{points}}ポイント[[、現金{{cash}}]]。',
  },
  fieldOf: { brand_event: brandEventWords, reservation: brandEventWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_event: 'ブランドイベント', reservation: '予約' },
  projection: { brand_events: 'ブランドイベント', reservations: '予約' },
};
