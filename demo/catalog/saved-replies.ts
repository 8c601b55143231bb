import type { SavedReplyFields } from '#domain/saved-replies/saved-reply.ts';

/** Replies that staff keep for frequent questions. */
export const demoReplies: readonly SavedReplyFields[] = [
  {
    title: '배송 지연 안내',
    textKo:
      '{asker}님, 안녕하세요. 배송이 늦어져 죄송합니다. 내일까지 보내 드리고 운송장 번호를 알려 드리겠습니다.',
    textEn:
      'Hello {asker}, we are sorry that your parcel is late. We send it by tomorrow and tell you the tracking number.',
    textJa: '{asker}様、お届けが遅れて申し訳ございません。明日までに発送し、追跡番号をお知らせします。',
  },
  {
    title: '포인트 지급 시점',
    textKo:
      '{asker}님, 게시물이 인증되면 포인트가 바로 지급됩니다. 더 궁금하시면 문의 {number}에 답해 주세요.',
    textEn:
      'Hello {asker}, points arrive as soon as your post is certified. If anything is unclear, please reply to question {number}.',
    textJa:
      '{asker}様、投稿が認証されるとすぐにポイントが付きます。ご不明な点はお問い合わせ{number}にご返信ください。',
  },
];
