import type { Answering, Given } from '../../testing/stand-in.ts';

/** Returns an error answer: https://developers.google.com/youtube/v3/docs/errors */
export function youtubeRefusal(status: number, reason: string): Given {
  const errors = [{ message: reason, domain: 'youtube.quota', reason }];
  return { status, body: { error: { code: status, message: reason, errors } } };
}

/** Simulates a video and its channel as the API returns them: counts are strings, hidden ones are missing. */
export function youtubeVideo(statistics: Record<string, string>, more: object = {}): Answering {
  return ({ pathname }) => {
    if (pathname.endsWith('/channels')) {
      return {
        body: {
          kind: 'youtube#channelListResponse',
          items: [{ id: 'UC1', statistics: { subscriberCount: '12300', hiddenSubscriberCount: false } }],
        },
      };
    }
    const video = { kind: 'youtube#video', id: 'v', snippet: { channelId: 'UC1', title: 'look' } };
    return { body: { kind: 'youtube#videoListResponse', items: [{ ...video, statistics, ...more }] } };
  };
}

/** The API's answer for a deleted or private video. */
export const noVideo: Answering = () => ({ body: { kind: 'youtube#videoListResponse', items: [] } });

/** A channel with a handle, as the API returns it. */
export const minaChannel = {
  id: 'UCmina',
  snippet: { title: 'Mina', description: 'Looks of Seoul', customUrl: '@Mina.Looks' },
  statistics: {
    subscriberCount: '12300',
    hiddenSubscriberCount: false,
    videoCount: '88',
    viewCount: '901000',
  },
  contentDetails: { relatedPlaylists: { likes: '', uploads: 'UUmina' } },
};

/** Simulates a channel and its newest videos. `more` replaces some lists. */
export function youtubeChannel(more: Record<string, Given> = {}): Answering {
  const lists: Record<string, object[]> = {
    channels: [minaChannel],
    playlistItems: ['v1', 'v2'].map((videoId) => ({ contentDetails: { videoId } })),
    videos: [
      { statistics: { viewCount: '4000', likeCount: '300', commentCount: '15' } },
      { statistics: { viewCount: '5001', commentCount: '16' } },
    ],
  };
  return ({ pathname }) => {
    const what = pathname.slice(pathname.lastIndexOf('/') + 1);
    return more[what] ?? { body: { items: lists[what] } };
  };
}
