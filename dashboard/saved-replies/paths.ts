export const savedRepliesPath = '/v1/saved-replies';
export const savedReplyPath = `${savedRepliesPath}/{id}`;

/** The page of all saved replies. */
export const savedRepliesRoom = '/saved-replies';
