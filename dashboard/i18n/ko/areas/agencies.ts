import { agencyWords } from '#domain/agencies/words/ko.ts';
import type * as en from '../../en/areas/agencies.ts';
import type { Texts } from '../../texts.ts';

const agency: Texts<typeof en.texts.agency> = {
  create: '에이전시 추가',
  createText: '담당자는 에이전시 페이지에서 추가합니다.',
  remove: '에이전시 삭제',
  removeText:
    '{{name}} 및 담당자가 더 이상 표시되지 않습니다. 회원과 연결된 담당자가 있는 에이전시는 삭제할 수 없습니다.',
  noMembers: '연결된 회원이 없습니다.',
  search: '이름 또는 웹 주소',
  fields: agencyWords,
  sections: {
    profile: '에이전시',
    contacts: '담당자',
    members: '회원',
  },
  contact: {
    add: '담당자 추가',
    edit: '담당자 수정',
    remove: '담당자 삭제',
    removeText: '{{name}} 님과 개인정보가 완전히 삭제됩니다. 회원과 연결된 담당자는 삭제할 수 없습니다.',
    none: '등록된 담당자가 없습니다.',
  },
  ofMember: {
    noContacts: '등록된 담당자가 없습니다. 에이전시 페이지에서 먼저 추가하세요.',
    title: '에이전시',
    none: '연결된 에이전시가 없습니다.',
    add: '담당자 연결',
    replace: '변경',
    remove: '담당자 연결 해제',
    replaceText: '{{name}} 님 대신 선택한 담당자를 연결합니다.',
    removeText: '{{name}} 님과의 연결을 해제합니다.',
  },
};

export const texts = { agency };

export const rooms: Texts<typeof en.rooms> = {
  agencies: '에이전시',
  agencyCreate: '에이전시 추가',
  agencyEdit: '에이전시 수정',
};

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
