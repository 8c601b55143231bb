import { brandEventWords } from '#domain/brand-events/words/ko.ts';
import { words } from '#domain/words/ko.ts';
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
  categories: { brand_event: '브랜드 이벤트', reservation: '예약' },
  categoryWithId: { brand_event: '브랜드 이벤트 {{id}}', reservation: '예약 {{id}}' },
  event: {
    BrandEventRegistered:
      '브랜드 이벤트를 등록했습니다: {{brandTag}}, {{startDate}}부터 {{endDate}}까지, {{invitePeople}}명.',
    BrandEventRegistrationExpired: '브랜드 이벤트가 등록되지 않았습니다.',
    BrandEventRevised: '브랜드 이벤트를 수정했습니다.',
    BrandEventApproved: '브랜드 이벤트를 승인하여 예약을 받습니다.',
    BrandEventSeatTaken: '자리를 확보했습니다: 예약 {{reservationId}}.',
    BrandEventSeatFreed: '자리가 비었습니다: 예약 {{reservationId}}.',
    BrandEventClosed: '브랜드 이벤트를 종료했습니다.',
    BrandEventReopened: '브랜드 이벤트를 다시 열었습니다.',
    BrandEventRejected: '브랜드 이벤트를 반려하여 예약이 끝납니다.',
    ReservationBooked: '예약했습니다: {{start}}부터 {{end}}까지.',
    ReservationInvited: '회원을 초대했습니다: {{start}}부터 {{end}}까지.',
    ReservationBookExpired: '예약이 완료되지 않았습니다.',
    ReservationAccepted: '회원이 예약을 수락했습니다.',
    ReservationDeclined: '회원이 예약을 거절했습니다.',
    ReservationRescheduled: '예약 일정을 변경했습니다: {{start}}부터 {{end}}까지.',
    ReservationCanceled: '예약을 취소했습니다.',
    ReservationAttended: '참석 여부를 기록했습니다.',
    ReservationRewarded: '보상을 지급했습니다: 룩 {{lookId}}, {{points}}포인트[[, 현금 {{cash}}]].',
    ReservationRevoked: '보상을 회수했습니다: 룩 {{lookId}}, {{points}}포인트[[, 현금 {{cash}}]].',
  },
  fieldOf: { brand_event: brandEventWords, reservation: brandEventWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_event: '브랜드 이벤트', reservation: '예약' },
  projection: { brand_events: '브랜드 이벤트', reservations: '예약' },
};
