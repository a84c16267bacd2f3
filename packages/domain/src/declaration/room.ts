import { PersonType } from '@anzhu/api/contract/isolation';

/**
 * Who chooses the hotel and the room type of a declaration: for close contacts and people to isolate
 * the reviewer, who cannot approve without; inbound travellers and people from risk areas chose them
 * themselves (spec: declarations).
 */
export const reviewerChoosesRoom = (type: PersonType): boolean =>
  type === PersonType.closeContact || type === PersonType.toBeIsolated;
