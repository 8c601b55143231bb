import type { staffEvents as english } from '../../en/history/staff-events.ts';
import type { Texts } from '../../texts.ts';

export const staffEvents: Texts<typeof english> = {
  StaffAdded: '스태프 계정이 추가되었습니다: {{username}}.',
  StaffRegistrationExpired: '완료되지 않은 스태프 등록이 만료되었습니다.',
  StaffPersonalDataSet: '스태프 정보가 변경되었습니다.',
  StaffPasswordChanged: '스태프 계정의 비밀번호가 변경되었습니다.',
  StaffRemoved: '스태프 계정이 삭제되었습니다.',
};
