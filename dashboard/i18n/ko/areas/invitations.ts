import { invitationWords } from '#domain/invitations/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/invitations.ts';
import type { Texts } from '../../texts.ts';

const invitation: Texts<typeof en.texts.invitation> = {
  status: words.invitationStatus,
  fields: invitationWords,
  by: { staff: '운영자', user: '회원' },
  over: '기간 만료',
  publish: '초대 발행',
  publishText: '초대 코드는 마지막 날까지 가입 한 번에 사용할 수 있습니다.',
  lastDay: '마지막 날',
  refused: {
    being_accepted: '누군가 이 초대로 가입하고 있습니다. 잠시 후 다시 확인하세요.',
    bad_time: '앞으로 1년 이내의 마지막 날을 선택하세요.',
  },
};

const invitationActions: Texts<typeof en.texts.invitationActions> = {
  publish: '발행',
  accept: '수락',
  reject: '회수',
};

export const texts = { invitation, invitationActions };

export const rooms: Texts<typeof en.rooms> = { invitations: '초대', invitation: '초대' };

export const history: Texts<typeof en.history> = {
  categories: { invitation: '초대' },
  categoryWithId: { invitation: '초대 {{id}}' },
  event: {
    InvitationPublished: '초대가 발행되었습니다: {{code}}.',
    InvitationAccepted: '회원 {{userId}}이(가) 초대를 수락했습니다.',
    InvitationRejected: '초대가 거절되었습니다.',
  },
  fieldOf: { invitation: invitationWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { invitation: '초대' },
  projection: { invitations: '초대' },
};
