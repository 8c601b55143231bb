import { ticketWords } from '#domain/support-tickets/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/support-tickets.ts';
import type { Texts } from '../../texts.ts';

const ticket: Texts<typeof en.texts.ticket> = {
  status: words.supportTicketStatus,
  unreadable: '삭제됨: 문의한 분의 정보가 파기되었습니다',
  forgotten: '문의한 분의 정보가 파기되어 더 이상 읽거나 쓸 수 없습니다.',
  asked: '문의',
  answered: '답변',
  ask: '보내기',
  askText:
    '스태프가 이 화면에서 답변하며, 답변이 등록되면 메일로 알려 드립니다. 보고 계신 화면이 함께 전달됩니다.',
  textHelp: '무엇을 하려고 했고 어떤 일이 있었나요? 다른 사람의 개인정보는 적지 말아 주세요.',
  about: '관련 항목: {{name}}',
  addPictures: '사진 추가 (최대 {{amount}}장)',
  pictureOf: '{{name}}님이 보낸 사진 {{n}}, 원본',
  write: '이어서 문의하기',
  answer: '답변',
  send: '보내기',
  written: '스태프에게 보냈습니다.',
  sent: '답변을 보냈습니다. 메일로도 알립니다.',
  reopens: '종료된 문의입니다. 글을 남기면 다시 열립니다.',
  closedText: '종료된 문의입니다. 문의한 분이 글을 남기면 다시 열립니다.',
  close: '문의 종료',
  closed: '문의를 종료했습니다.',
  mine: '내 담당',
  assign: '담당자 지정',
  assigned: '담당자를 지정했습니다.',
  nobody: '없음',
  isAssigned: '담당자 있음',
  take: '내가 맡기',
  search: '문의한 사람 이름',
  fields: ticketWords,
  noLetters: '아직 보낸 답변이 없습니다.',
  letter: {
    coming: '{{time}} 답변 안내 메일을 작성하고 있습니다.',
    waiting: '{{time}} 답변 안내 메일이 보낼 편지함에서 대기 중입니다.',
    sent: '{{time}} 답변 안내 메일을 보냈습니다.',
    past: '{{time}} 답변 안내 메일의 기록이 남아 있지 않습니다. 발송되었거나 만료되었거나 주소가 없었습니다.',
  },
  sections: {
    conversation: '대화',
    facts: '문의 정보',
    letters: '메일',
  },
};

const supportTicket = {
  refused: {
    assignee_unknown: '활성 상태인 스태프 계정이 아닙니다. 다른 사람을 선택하세요.',
    assigned_meanwhile:
      '다른 사람이 먼저 담당자를 지정했습니다. 지금 담당자를 확인한 뒤 필요하면 다시 지정하세요.',
  },
};

export const texts = { ticket, supportTicket };

export const rooms: Texts<typeof en.rooms> = {
  support: '문의',
  supportTicket: '문의',
  ownTickets: '내 문의',
};

export const history: Texts<typeof en.history> = {
  categories: { support_ticket: '문의' },
  categoryWithId: { support_ticket: '문의 {{id}}' },
  event: {
    SupportTicketOpened: '문의가 등록되었습니다.',
    SupportTicketAnswered: '답변이 등록되었습니다.',
    SupportTicketAssigned: '문의 담당자가 바뀌었습니다[[: {{staffId}}]].',
    SupportTicketPictureStripped: '문의 사진에서 촬영 정보를 지웠습니다.',
    SupportTicketWritten: '문의한 사람이 다시 작성했습니다.',
    SupportTicketClosed: '문의가 종료되었습니다.',
  },
  fieldOf: { support_ticket: ticketWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { support_ticket: '문의' },
  projection: { support_tickets: '문의' },
};
