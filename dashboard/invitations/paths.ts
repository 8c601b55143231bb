export const invitationsRoom = '/invitations';
export const invitationsPath = '/v1/invitations';
