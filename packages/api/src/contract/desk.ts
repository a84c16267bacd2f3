/**
 * Whether the back end of this page has the front desk's own calls (spec: the desk's own calls): a property of the
 * deployment, like the API base, and not of a user or a screen. Rules and screens leave out what it lacks.
 */
let isOffered = true;

export const isDeskOffered = (): boolean => isOffered;

/** Called by an app that has found out; never by a server. */
export function setDeskOffered(offered: boolean): void {
  isOffered = offered;
}
