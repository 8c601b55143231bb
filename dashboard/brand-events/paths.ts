export const servicesRoom = '/additional_services';
export const brandEventsRoom = `${servicesRoom}/events`;
export const calendarRoom = `${servicesRoom}/calendar`;
export const reservationsRoom = `${servicesRoom}/reservations`;
export const brandEventsPath = '/v1/brand-events';
export const reservationsPath = '/v1/reservations';
