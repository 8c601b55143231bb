import type { memberEvents as english } from '../../en/history/member-events.ts';
import type { Texts } from '../../texts.ts';

export const memberEvents: Texts<typeof english> = {
  MemberRegistered: '회원이 등록되었습니다.',
  MemberRegistrationExpired: '완료되지 않은 회원 가입이 만료되었습니다.',
  MemberRevised: '프로필을 수정했습니다.',
  MemberPersonalDataSet: '연락처를 변경했습니다.',
  MemberRoleChanged: '역할을 변경했습니다: {{from}} → {{to}}.',
  MemberGradeChanged: '등급을 변경했습니다: {{from}} → {{to}}.',
  MemberSystemSettingRevised: '설정을 수정했습니다.',
  MemberLostAndFoundNoted: '분실물 메모를 수정했습니다.',
  MemberPictureSet: '사진을 변경했습니다.',
  MemberForgettingRequested: '회원 정보 삭제를 요청했습니다.',
  MemberForgotten: '회원 정보를 삭제했습니다.',
};
