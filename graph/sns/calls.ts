import type { FoundChannel } from '#write-api/sns/contract.ts';
import { restCall } from '../kit/rest-call.ts';

export const findYoutubeChannel = restCall<FoundChannel>(
  'findYoutubeChannel',
  'GET',
  '/v1/sns/youtube/channels',
);
