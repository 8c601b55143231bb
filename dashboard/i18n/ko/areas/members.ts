import type * as en from '../../en/areas/members.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: {
    user: '회원',
  },
  categoryWithId: {
    user: '회원 {{id}}',
    staff: '스태프 계정 {{id}}',
  },
  memberStatus: {
    none: '없음',
    expired: '만료',
    registered: '등록',
    leaving: '탈퇴 진행 중',
    forgotten: '삭제됨',
  },
  event: {
    MemberRegistered: '회원이 등록되었습니다.',
    MemberRegistrationExpired: '완료되지 않은 회원 가입이 만료되었습니다.',
    MemberRevised: '프로필을 수정했습니다.',
    MemberPersonalDataSet: '연락처를 변경했습니다.',
    MemberRoleChanged: '역할을 변경했습니다: {{from}} → {{to}}.',
    MemberGradeChanged: '등급을 변경했습니다: {{from}} → {{to}}.',
    MemberSystemSettingRevised: '설정을 수정했습니다.',
    MemberLostAndFoundNoted: '분실물 메모를 수정했습니다.',
    MemberPictureSet: '사진을 변경했습니다.',
    MemberTermsAgreed: '약관에 동의했습니다.',
    MemberPasswordChanged: '회원의 비밀번호가 변경되었습니다.',
    MemberPasswordLinkMailed: '회원에게 새 비밀번호 설정 링크를 메일로 보냈습니다.',
    MemberSignInEnded: '회원의 로그인 하나를 종료했습니다.',
    MemberForgettingRequested: '회원 정보 삭제를 요청했습니다.',
    MemberForgotten: '회원 정보를 삭제했습니다.',
    StaffInvited: '스태프를 초대했습니다: {{username}}.',
    StaffInvitationRenewed: '스태프에게 초대 메일을 다시 보냈습니다.',
    StaffActivated: '초대받은 스태프가 비밀번호를 설정했습니다.',
    StaffAdded: '스태프 계정이 추가되었습니다: {{username}}.',
    StaffRegistrationExpired: '완료되지 않은 스태프 등록이 만료되었습니다.',
    StaffRolesSet: '스태프의 역할을 정했습니다: {{roles}}.',
    StaffPersonalDataSet: '스태프 정보가 변경되었습니다.',
    StaffPasswordChanged: '스태프 계정의 비밀번호가 변경되었습니다.',
    StaffPasswordLinkMailed: '스태프에게 새 비밀번호 설정 링크를 메일로 보냈습니다.',
    StaffSignInEnded: '스태프의 로그인 하나를 종료했습니다.',
    StaffSecondFactorSet: '스태프가 2단계 로그인을 설정했습니다.',
    StaffSecondFactorRemoved: '스태프의 2단계 로그인을 해제했습니다.',
    StaffRemoved: '스태프 계정이 삭제되었습니다.',
  },
  field: {
    staffId: '스태프 계정',
    role: '역할',
    roles: '역할',
    bio: '소개',
    isPublic: '프로필 공개',
    systemSetting: '설정',
    postDelayDay: '게시 지연 허용 일수',
    instagramRewardPoint: '인스타그램 게시 포인트',
    youtubeRewardPoint: '유튜브 게시 포인트',
    requestAmountPerTryset: '트라이셋당 최대 상품 수',
    canHideLook: '룩 숨기기 허용',
    latestLostAndFound: '분실물',
    poster: '포스터',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    user: '회원',
    staff: '직원',
  },
  projection: {
    users: '회원',
    staff: '직원',
    people_members: '회원 연락처',
    people_staffs: '직원 연락처',
  },
};
