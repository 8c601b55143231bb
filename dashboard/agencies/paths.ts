export const agencyPath = '/v2/agencies/{id}';
export const contactsPath = '/v2/agency-contacts';
/** The agency contacts of a member. */
export const memberContactsPath = '/v1/users/{id}/agency-contacts';
