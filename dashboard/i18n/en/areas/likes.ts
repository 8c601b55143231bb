import type { MemberLikesEvent } from '#domain/likes/member-likes.ts';
import type { EventTexts } from '../../event-texts.ts';

const likes = {
  title: 'Likes',
  none: 'Nothing yet.',
  count: 'Likes of members',
  more: '{{amount}} more',
  brands: 'Brands',
  products: 'Products',
  looks: 'Looks',
  magazines: 'Magazines',
  one: {
    brandId: 'brand {{name}}',
    productId: 'product {{name}}',
    lookId: 'look {{name}}',
    magazineId: 'magazine {{name}}',
  },
} as const;

export const texts = { likes } as const;

export const rooms = {} as const;

export const history = {
  categories: { member_likes: 'Likes' },
  categoryWithId: { member_likes: 'Likes {{id}}' },
  event: {
    MemberLiked: 'Liked: {{liked}}.',
    MemberUnliked: 'No longer liked: {{liked}}.',
    MemberLikesWithdrawn: 'What the member liked is no one’s any more.',
  } as const satisfies EventTexts<MemberLikesEvent>,
  field: { liked: 'Liked' },
} as const;

export const replay = {
  projection: { likes: 'Likes' },
} as const;
