export const agencyPath = '/v2/agencies/{id}';
export const contactsPath = '/v2/agency-contacts';
/** Path of the calls for a member's agency contacts. */
export const memberContactsPath = '/v1/users/{id}/agency-contacts';
