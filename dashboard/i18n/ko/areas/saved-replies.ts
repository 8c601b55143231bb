import { savedReplyWords } from '#domain/saved-replies/words/ko.ts';
import type * as en from '../../en/areas/saved-replies.ts';
import type { Texts } from '../../texts.ts';

const savedReply: Texts<typeof en.texts.savedReply> = {
  create: '답변 저장',
  remove: '답변 삭제',
  removeText: '‘{{title}}’ 답변은 더 이상 표시되지 않습니다. 이미 보낸 답변은 그대로 남습니다.',
  search: '제목 또는 문구',
  text: '문구',
  insert: '저장된 답변',
  language: '언어',
  none: '저장된 답변이 없습니다.',
  placeholders: '문구에서 {asker}는 문의한 사람의 이름으로, {number}는 문의 번호로 바뀝니다.',
  refused: {
    placeholder_unknown:
      '중괄호 안의 단어를 채울 수 없습니다. {asker} 또는 {number}를 쓰거나 중괄호를 빼세요.',
  },
  fields: savedReplyWords,
};

export const texts = { savedReply };

export const rooms: Texts<typeof en.rooms> = {
  savedReplies: '저장된 답변',
  savedReplyCreate: '새 답변',
  savedReply: '저장된 답변',
};

export const history: Texts<typeof en.history> = {
  categories: { saved_reply: '저장된 답변' },
  categoryWithId: { saved_reply: '저장된 답변 {{id}}' },
  event: {
    SavedReplyRegistered: '답변을 저장했습니다: {{title}}.',
    SavedReplyRevised: '답변을 수정했습니다.',
    SavedReplyRemoved: '답변을 삭제했습니다.',
  },
  fieldOf: { saved_reply: savedReplyWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { saved_reply: '저장된 답변' },
  projection: { saved_replies: '저장된 답변' },
};
