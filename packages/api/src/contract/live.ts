/** Where the push of room changes is opened, below the API base. */
export const livePath = '/api/room/live';

/** What the push speaks: one room change, or an array of them, as JSON. */
export const liveProtocol = 'anzhu.room.v1';

/** The server sends an empty array this often, so that silence means a dead connection. Milliseconds. */
export const liveBeat = 25_000;

/** A client takes this much silence for a closed connection. Milliseconds. */
export const liveSilence = 60_000;

/** How often the board is read while there is no connection. Milliseconds. */
export const livePoll = 15_000;

/** The subprotocols of a connection: the token's second word is the second, so that no log holds it. */
export const liveProtocols = (token: string): string[] => [
  liveProtocol,
  token.trim().split(/\s+/).at(-1) ?? '',
];
