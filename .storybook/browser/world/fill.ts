import type { Server } from '../../../apps/server/src/platform/server.ts';
import { addDeclarations, addHealthTests, addMaterials, addReleased } from './epidemic.ts';
import { addHotels } from './hotels.ts';
import { addLogs } from './logs.ts';
import { addRooms } from './rooms.ts';
import { addDepartments, addUsers, addWaitingCode, password } from './staff.ts';

/** Fills an empty store with the hotels that stories play in. */
export async function fillWorld({ store, passwords }: Server): Promise<void> {
  const passwordHash = await passwords.hash(password);
  await store.write(async (tx) => {
    await addDepartments(tx);
    await addUsers(tx, passwordHash);
    await addWaitingCode(tx);
    await addHotels(tx);
    await addRooms(tx);
    await addReleased(tx);
    await addHealthTests(tx);
    await addDeclarations(tx);
    await addMaterials(tx);
    await addLogs(tx);
  });
}
