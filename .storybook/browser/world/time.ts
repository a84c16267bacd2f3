/** The day and the time of every story. */
export const today = '2026-03-18';
export const now = '2026-03-18 10:00:00';
