import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { savedRepliesPath, savedRepliesRoom } from './paths.ts';

const texts = [...livedTexts, 'forms', 'saved-replies'] as const;

/** The replies that staff keep for frequent questions. */
export const savedReplies: Area = {
  rooms: [
    {
      name: 'savedReplies',
      path: savedRepliesRoom,
      access: 'staff',
      section: 'support',
      place: 7,
      icon: 'savedReply',
      page: {
        texts: [...listTexts, 'saved-replies'],
        load: () => import('./saved-replies-page.tsx').then((m) => m.SavedRepliesPage),
      },
    },
    {
      name: 'savedReplyCreate',
      path: `${savedRepliesRoom}/create`,
      access: 'staff',
      section: 'support',
      under: 'savedReplies',
      isAction: true,
      page: {
        texts,
        load: () => import('./saved-reply-create-page.tsx').then((m) => m.SavedReplyCreatePage),
      },
    },
    {
      name: 'savedReply',
      path: `${savedRepliesRoom}/:id`,
      access: 'staff',
      section: 'support',
      under: 'savedReplies',
      page: { texts, load: () => import('./saved-reply-page.tsx').then((m) => m.SavedReplyPage) },
    },
  ],
  kinds: {
    saved_reply: {
      page: (id) => `${savedRepliesRoom}/${id}`,
      hasPast: true,
      statuses: 'history.adminStatus',
    },
  },
  followed: [{ path: savedRepliesPath, kind: 'saved_reply' }],
};
