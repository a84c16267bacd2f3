import type { Contract } from '@anzhu/api/contract';
import { Role } from '@anzhu/api/contract/role';
import type { Handler } from '../../platform/http/handler.ts';
import { findOrders } from './findOrders.ts';
import { findPeople } from './findPeople.ts';
import { findRooms } from './findRooms.ts';

/** Hits of each kind. */
const most = 6;

/** Rooms, orders and people that a keyword means, within what the caller may see. */
export const search: Handler<Contract['search']> = async (
  { input, session },
  { store: { db } },
) => {
  const { keyword } = input;
  const seesOrders = session.role !== Role.antiEpidemic;
  return [
    ...(await findRooms(db, keyword, session, most)),
    ...(seesOrders ? await findOrders(db, keyword, session, most) : []),
    ...(await findPeople(db, keyword, session, most)),
  ];
};
