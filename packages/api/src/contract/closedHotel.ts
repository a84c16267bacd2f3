/**
 * Whether the user's own hotel was closed (停业): a property of this page, as `isDeskOffered`. Rules and screens then leave
 * out what a closed hotel does not sell.
 */
let isClosed = false;

export const isOwnHotelClosed = (): boolean => isClosed;

/** Whether a record is of a closed hotel: the own one, or one of those that the user sees. */
export const isOfClosedHotel = ({ isHotelClosed }: { isHotelClosed?: boolean | undefined }) =>
  isClosed || isHotelClosed === true;

/** Called by an app that has read its user; never by a server. */
export function setOwnHotelClosed(closed: boolean): void {
  isClosed = closed;
}

/** Why a button is not offered to the people of a closed hotel. */
export const closedRefusal = (verb: string): string => `酒店已停业，不能${verb}`;
