import type { agencyEvents as english } from '../../en/history/agency-events.ts';
import type { Texts } from '../../texts.ts';

export const agencyEvents: Texts<typeof english> = {
  AgencyRegistered: '에이전시를 등록했습니다: {{name}}.',
  AgencyRevised: '에이전시 정보를 수정했습니다.',
  AgencyRemoved: '에이전시를 삭제했습니다.',
  AgencyContactRegistered: '담당자를 추가했습니다.',
  AgencyContactRevised: '담당자 정보를 수정했습니다.',
  AgencyContactRemoved: '담당자를 삭제했습니다.',
  MemberAgencyContactAdded: '담당자를 연결했습니다: {{contactId}} ({{agencyId}}).',
  MemberAgencyContactRevised: '담당자를 변경했습니다: {{from}} → {{contactId}} ({{agencyId}}).',
  MemberAgencyContactRemoved: '담당자 연결을 해제했습니다: {{contactId}} ({{agencyId}}).',
};
