/** The key of the URL under which any screen opens the check-in of an order: `?checkIn=` and its id. */
export const checkInKey = 'checkIn';

/** The key under which any screen opens what is done with the stay in a room: `?stay=checkOut-` and the room's id. */
export const stayKey = 'stay';

/** The key under which any screen opens 修改预订 of an order: `?modify=` and its id. */
export const modifyKey = 'modify';

/** The keys of what opens over any screen. */
export type DialogKey = typeof checkInKey | typeof stayKey | typeof modifyKey;
