export const feedbacksPath = '/v1/looks/feedbacks';
