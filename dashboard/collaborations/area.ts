import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { collaborationsPath, collaborationsRoom, proposalsPath, proposalsRoom } from './paths.ts';
import { collaborationTones, proposalTones } from './tones.ts';

/** Brands' collaborations, and members' proposals. */
export const collaborations: Area = {
  rooms: [
    {
      name: 'collaborations',
      path: collaborationsRoom,
      access: 'shell',
      section: 'content',
      place: 5,
      icon: 'collaboration',
      page: {
        texts: [...listTexts, 'forms', 'collaborations'],
        load: () => import('./collaborations-page.tsx').then((m) => m.CollaborationsPage),
      },
    },
    {
      name: 'collaboration',
      path: `${collaborationsRoom}/:id`,
      access: 'shell',
      section: 'content',
      under: 'collaborations',
      page: {
        texts: [...livedTexts, 'forms', 'collaborations'],
        load: () => import('./collaboration-page.tsx').then((m) => m.CollaborationPage),
      },
    },
    {
      name: 'proposals',
      path: proposalsRoom,
      access: 'shell',
      section: 'content',
      place: 6,
      icon: 'proposal',
      page: {
        texts: [...listTexts, 'collaborations'],
        load: () => import('./proposals-page.tsx').then((m) => m.ProposalsPage),
      },
    },
    {
      name: 'proposal',
      path: `${proposalsRoom}/:id`,
      access: 'shell',
      section: 'content',
      under: 'proposals',
      page: {
        texts: [...livedTexts, 'forms', 'collaborations', 'cash'],
        load: () => import('./proposal-page.tsx').then((m) => m.ProposalPage),
      },
    },
  ],
  kinds: {
    brand_collaboration: {
      page: (id) => `${collaborationsRoom}/${id}`,
      hasPast: true,
      statuses: 'collaboration.status',
      tones: collaborationTones,
      calledBy: 'number',
    },
    proposal: {
      page: (id) => `${proposalsRoom}/${id}`,
      hasPast: true,
      statuses: 'collaboration.proposal',
      tones: proposalTones,
      calledBy: 'number',
    },
  },
  followed: [
    { path: collaborationsPath, kind: 'brand_collaboration', isTold: true },
    { path: proposalsPath, kind: 'proposal', isTold: true },
  ],
};
