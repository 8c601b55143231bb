import { agencyWords } from '#domain/agencies/words/ko.ts';
import type * as en from '../../en/areas/agencies.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: {
    agency: '에이전시',
    agency_contact: '에이전시 담당자',
  },
  categoryWithId: {
    agency: '에이전시 {{id}}',
    agency_contact: '에이전시 담당자 {{id}}',
    member_agencies: '회원 {{id}}의 에이전시',
  },
  event: {
    AgencyRegistered: '에이전시를 등록했습니다: {{name}}.',
    AgencyRevised: '에이전시 정보를 수정했습니다.',
    AgencyRemoved: '에이전시를 삭제했습니다.',
    AgencyContactRegistered: '담당자를 추가했습니다.',
    AgencyContactRevised: '담당자 정보를 수정했습니다.',
    AgencyContactRemoved: '담당자를 삭제했습니다.',
    MemberAgencyContactAdded: '담당자를 연결했습니다: {{contactId}} ({{agencyId}}).',
    MemberAgencyContactRevised: '담당자를 변경했습니다: {{from}} → {{contactId}} ({{agencyId}}).',
    MemberAgencyContactRemoved: '담당자 연결을 해제했습니다: {{contactId}} ({{agencyId}}).',
  },
  fieldOf: { agency: agencyWords, agency_contact: agencyWords, member_agencies: agencyWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    agency: '에이전시',
    agency_contact: '에이전시 담당자',
  },
  projection: {
    people_agency_contacts: '에이전시 담당자 연락처',
    agencies: '에이전시',
    agency_contacts: '에이전시 담당자',
    member_agencies: '회원의 에이전시',
  },
};
