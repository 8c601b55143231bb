import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  {
    // A member can have only one contact per agency, so each call needs a new agency.
    paths: /\/agenc|agency-contacts$/,
    async known({ name, made }) {
      const agencyId = await made('/v2/agencies', { name });
      return {
        url: 'https://agency.example',
        agency_id: agencyId,
        agency_pk: agencyId,
        contact_id: await made('/v2/agency-contacts', { agency_id: agencyId, name }),
      };
    },
  },
];
