import { describe, expect, it } from 'vitest';
import { offeredCall, toolsOf } from './assistantTools.ts';
import { contract } from './index.ts';
import { everyRole, Role } from './role.ts';
import { toolOutput } from './toolSchemas.ts';

const namesOf = (role: Role, isReading: boolean): string[] =>
  toolsOf(role)
    .filter(({ annotations }) => (annotations !== undefined) === isReading)
    .map(({ name }) => name)
    .toSorted();

describe('the tools of assistants', () => {
  it('change what a clerk may change at the desk, for a manager too', () => {
    const acts = [
      'addOrder',
      'assignOrder',
      'cancelOrder',
      'endNoShow',
      'addBillLine',
      'setOutOfOrder',
      'endOutOfOrder',
      'checkIn',
      'checkOut',
      'cleanRoom',
      'cleanRooms',
      'changeRoom',
      'changeStay',
      'undoStay',
      'isolationCheckOut',
      'saveGuestNote',
    ].toSorted();
    expect(namesOf(Role.hotelMember, false)).toEqual(acts);
    expect(namesOf(Role.hotelAdmin, false)).toEqual(acts);
    expect(namesOf(Role.admin, false)).toEqual(acts);
  });

  it('are no uploads, no exports, no administration, nothing of one’s own sign-in', () => {
    const never = [
      'uploadImage',
      'importHealthTests',
      'downloadOrders',
      'downloadLogs',
      'userPage',
      'addUser',
      'modifyUser',
      'addDepartment',
      'menusOfRole',
      'listSessions',
      'login',
      'addAssistantKey',
      'confirmAct',
      'intakeOrder',
      'changePrice',
      'refundOrder',
      'modifyGuests',
      'modifyOrder',
      'deleteOrder',
      'addRoom',
    ];
    for (const role of everyRole) {
      for (const name of never) expect([name, offeredCall(name, role)]).toEqual([name, null]);
    }
  });

  it('read nothing that shows more of people than lists do', () => {
    const unmasking = Object.entries(contract).filter(([, { unmasks }]) => unmasks);
    expect(unmasking.length).toBeGreaterThan(7);
    for (const role of everyRole) {
      for (const [name] of unmasking) expect(offeredCall(name, role)).toBeNull();
    }
  });

  it('are named by the contract alone', () => {
    for (const name of ['__proto__', 'constructor', 'toString', '', 'CheckIn', 'check_in']) {
      expect([name, offeredCall(name, Role.admin)]).toEqual([name, null]);
    }
    expect(offeredCall('checkIn', Role.hotelMember)?.endpoint).toBe(contract.checkIn);
    expect(offeredCall('checkIn', Role.antiEpidemic)).toBeNull();
  });

  it('take objects, and return objects: of all acts the same, of reads with the words of codes', () => {
    const outputs = new Map(toolsOf(Role.admin).map((tool) => [tool.name, tool.outputSchema]));
    for (const tool of toolsOf(Role.admin)) {
      const { changes, summary } = contract[tool.name as keyof typeof contract];
      const text = JSON.stringify(tool);
      expect(text).not.toMatch(/\$ref|\$defs|#\/components|"(title|required)":\[\]|undefined/);
      expect(tool.description).toMatch(new RegExp(`^${summary}`));
      expect(tool.inputSchema.type).toBe('object');
      expect(tool.outputSchema.type).toBe('object');
      if (changes) expect(tool.outputSchema).toBe(outputs.get('checkIn'));
      else expect(tool.outputSchema).toEqual(toolOutput(contract[tool.name as 'listRooms'].data));
    }
  });
});
