/** Why a button is not offered to the people of a hotel that was closed. */
export const closedRefusal = (verb: string): string => `酒店已停业，不能${verb}`;
