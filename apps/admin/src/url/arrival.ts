/** The key of the URL under which any screen opens the check-in of an order: `?checkIn=` and its id. */
export const checkInKey = 'checkIn';
