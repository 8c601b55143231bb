export const agencyPath = '/v2/agencies/{id}';
export const contactsPath = '/v2/agency-contacts';
/** The contacts by whom a member is reached. */
export const memberContactsPath = '/v1/users/{id}/agency-contacts';
