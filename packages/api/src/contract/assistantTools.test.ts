import { describe, expect, it } from 'vitest';
import { offeredCall, toolsOf } from './assistantTools.ts';
import { contract } from './index.ts';
import { everyRole, Role } from './role.ts';

const namesOf = (role: Role, isReading: boolean): string[] =>
  toolsOf(role)
    .filter(({ annotations }) => annotations.readOnlyHint === isReading)
    .map(({ name }) => name);

describe('the tools of assistants', () => {
  it('change what a clerk may change at the desk, for a manager too', () => {
    const acts = [
      'addOrder',
      'assignOrder',
      'cancelOrder',
      'endNoShow',
      'addBillLine',
      'blockRoom',
      'unblockRoom',
      'checkIn',
      'checkInMany',
      'checkOut',
      'cleanRoom',
      'cleanRooms',
      'changeRoom',
      'changeStay',
      'undoStay',
      'isolationCheckOut',
      'saveGuestNote',
    ];
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

  it('have schemas that stand alone, with Chinese titles and descriptions', () => {
    for (const tool of toolsOf(Role.admin)) {
      const text = JSON.stringify(tool.inputSchema);
      const references = [...text.matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)].map(([, id]) => id);
      const definitions = Object.keys((tool.inputSchema['$defs'] as object | undefined) ?? {});
      expect(definitions).toEqual(expect.arrayContaining(references));
      expect(text).not.toContain('#/components');
      expect(tool.title).toMatch(/\p{Script=Han}/u);
      expect(tool.description).toContain(tool.title);
      expect(tool.annotations.destructiveHint).toBe(!tool.annotations.readOnlyHint);
    }
  });
});
