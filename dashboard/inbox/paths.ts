export const memberInboxPath = '/v1/users/{id}/inbox';
export const noticesPath = '/v1/inbox/notices';
