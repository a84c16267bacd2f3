/** Path of the WebSocket of room changes, below the API base. */
export const livePath = '/api/room/live';

/** Subprotocol of the WebSocket: one room change, or an array of them, as JSON. */
export const liveProtocol = 'anzhu.room.v1';

/**
 * Subprotocol of the WebSocket of one's own pending acts: a message other than the heartbeat means that they have
 * changed, and are to be read again.
 */
export const actsProtocol = 'anzhu.acts.v1';

export type LiveProtocol = typeof liveProtocol | typeof actsProtocol;

/** Interval of the server's heartbeat, an empty array, in milliseconds. */
export const liveBeat = 25_000;

/** Time without a message after which a client closes the connection, in milliseconds. */
export const liveSilence = 60_000;

/**
 * For so many milliseconds the server keeps changes for clients that connect: a list that was read before need not be
 * read again. A client whose connection took longer than half of it reads again.
 */
export const liveReplay = 10_000;

/** Polling interval while there is no connection, in milliseconds. */
export const livePoll = 15_000;

/** The subprotocols of a connection. The second is the token's second word: unlike a URL, it is not logged. */
export const liveProtocols = (token: string, protocol: LiveProtocol = liveProtocol): string[] => [
  protocol,
  token.trim().split(/\s+/).at(-1) ?? '',
];
