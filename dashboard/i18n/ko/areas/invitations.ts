import { invitationWords } from '#domain/invitations/words/ko.ts';
import type * as en from '../../en/areas/invitations.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

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
