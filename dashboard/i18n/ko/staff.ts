import { words } from '#domain/words/ko.ts';
import type * as en from '../en/staff.ts';
import type { Texts } from '../texts.ts';

export const staff: Texts<typeof en.staff> = {
  invite: '스태프 초대',
  send: '초대 메일 보내기',
  sent: '초대 메일을 보냈습니다.',
  inviteText: '비밀번호를 정할 수 있는 링크를 이 주소로 보냅니다. 링크는 사흘 동안 한 번만 쓸 수 있습니다.',
  invited: '초대됨',
  active: '사용 중',
  you: '나',
  section: '스태프',
  actions: '작업',
  renew: '초대 메일 다시 보내기',
  renewText:
    '{{name}} 님에게 {{email}} 주소로 메일을 다시 보냅니다. 새 링크는 사흘 동안 쓸 수 있고, 앞서 보낸 링크도 기한까지 쓸 수 있습니다.',
  remove: '계정 닫기',
  removeText:
    '{{name}} 님은 모든 기기에서 로그아웃되고 더 이상 로그인할 수 없습니다. 아이디는 다시 쓸 수 있게 되며, 한 일은 모든 이력에 그대로 남습니다.',
  removeSelf: '본인의 계정입니다. 바로 로그아웃됩니다.',
  activationText: '관리 화면의 스태프로 초대되었습니다. 로그인할 때 쓸 비밀번호를 정해 주세요.',
  activated: '계정이 준비되었습니다. 메일에 적힌 아이디로 스태프 로그인을 해 주세요.',
  roles: '역할',
  role: words.staffRole,
  roleHelp: {
    auditor: '모든 것을 볼 수 있지만 바꾸지는 못합니다.',
    operator: '일상 업무를 모두 할 수 있습니다.',
    support: '재생, 복구와 강제 처리를 할 수 있습니다.',
    owner: '계정과 정책을 포함해 모든 것을 할 수 있습니다.',
  },
  rolesText: '역할을 바꾸면 이 계정은 모든 기기에서 로그아웃되고 다시 로그인해야 합니다.',
  fields: {
    id: '번호',
    username: '아이디',
    name: '이름',
    email: '이메일',
    phone: '전화번호',
  },
  columns: {
    who: '스태프',
    status: '계정',
    created: '등록일',
    updated: '최근 변경',
  },
  filters: {
    q: '이름, 아이디 또는 이메일',
    role: '역할',
    ids: '계정 번호',
  },
};
