import { createClient } from '@anzhu/api/client';
import { listRooms, type Room, RoomStatus } from '@anzhu/api/contract/room';
import { login } from '@anzhu/api/contract/session';
import { demoPassword } from '../../apps/server/src/demo/staff.ts';
import { type Boards, openBoards } from './boards.ts';
import { type Desks, openDesks } from './desks.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { Stage } from './cluster/product.ts';

/** Desks that write, boards that watch, and what was written. */
export interface Load {
  desks: Desks;
  boards: Boards;
  ledger: Ledger;
}

/** How much of it. */
export interface Size {
  desks: number;
  boards: number;
}

/** A client of the product at an address, as the app has one on its own origin. */
function clientAt(url: string) {
  let token: string | null = null;
  const client = createClient({
    base: () => '',
    token: () => token,
    fetch: (path, init) => fetch(`${url}${String(path)}`, init),
  });
  return {
    client,
    async signIn(username: string): Promise<string> {
      const answer = await client.call(login, { username, password: demoPassword });
      if (!('token' in answer) || !answer.token) throw new Error(`${username} cannot sign in`);
      token = answer.token;
      return token;
    },
  };
}

/** Signs in, opens the boards, and prepares the desks, which rest. */
export async function openLoad(
  { url, query }: Pick<Stage, 'url' | 'query'>,
  size: Size,
): Promise<Load> {
  const [admin, staff] = [clientAt(url), clientAt(url)];
  const token = await admin.signIn('admin');
  await staff.signIn('staff');
  const rooms = await admin.client.call(listRooms, {});
  const isVacant = ({ status, isIsolation, blocked }: Room): boolean =>
    status === RoomStatus.vacant && !isIsolation && blocked === null;
  const vacant = rooms.filter((room) => isVacant(room) && room.hotelId !== null);
  // Every so many, so that they are of several hotels and types.
  const step = Math.max(1, Math.floor(vacant.length / size.desks));
  const own = vacant.filter((_, at) => at % step === 0).slice(0, size.desks);
  if (own.length < size.desks) throw new Error('there are too few vacant rooms');
  const hotels = [...new Set(own.map(({ hotelId }) => hotelId ?? ''))];
  const ledger = await openLedger(query);
  const boards = openBoards(admin.client, { url, token, hotels, count: size.boards });
  if ((await boards.caughtUp(60)) < size.boards) throw new Error('the boards do not open');
  const clients = { admin: admin.client, staff: staff.client };
  return { boards, ledger, desks: openDesks(clients, { rooms: own, ledger }) };
}
