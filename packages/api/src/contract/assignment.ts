import * as z from 'zod/mini';
import { besideFaults, eachOnce, requiredList } from './checks.ts';
import { filter, Id, nullable } from './codecs.ts';
import { documentKey } from './document.ts';
import { endpoint } from './endpoint.ts';
import { PersonForm, releaseAfterCheckIn, StatusOfNew } from './isolation.ts';
import { labelled } from './label.ts';
import { ConfirmNames } from './person.ts';
import { epidemicSide } from './role.ts';
import { text } from './text.ts';
import { sentence } from './sentence.ts';

/** The person's account in the mini program. */
const Account = { userName: labelled('用户账号', filter(text({ max: 32 }))) };

/** Where people are assigned to; the server selects the rooms. */
const Place = { hotelId: labelled('分配酒店', Id), roomType: labelled('房型', Id) };

/** The room that a person was assigned. */
const AssignedRoom = z.object({
  id: labelled('隔离人员编号', nullable(Id)),
  roomId: labelled('房间编号', nullable(Id)),
  roomName: labelled('房间', nullable(z.string())),
});
export type AssignedRoom = z.output<typeof AssignedRoom>;

export const assignIsolation = endpoint({
  path: '/api/isolationInfo/distribution',
  sells: true,
  summary: '分配隔离人员',
  description: '服务器选定该酒店该房型的空闲隔离房',
  access: epidemicSide,
  changes: true,
  input: z
    .object({ ...PersonForm, ...StatusOfNew, ...Account, ...Place, confirmNames: ConfirmNames })
    .check(releaseAfterCheckIn()),
  data: z.nullish(AssignedRoom),
});

/** The most people of one `assignIsolations`. */
export const maxAssigned = 50;

const { checkInTime, checkOutTime, ...PersonOfMany } = PersonForm;

const People = z
  .array(z.object({ ...PersonOfMany, ...Account }), requiredList(sentence('请添加隔离人员！')))
  .check(
    z.minLength(1, sentence('请添加隔离人员！')),
    z.maxLength(maxAssigned, `最多 ${maxAssigned} 位`),
    eachOnce('idCard', sentence('身份证号与前面的人员重复'), documentKey),
  );

export const assignIsolations = endpoint({
  path: '/api/isolationInfo/distributions',
  sells: true,
  summary: '批量分配隔离人员',
  description: '同一酒店、房型与日期；全部分配，或一位也不分配',
  access: epidemicSide,
  changes: true,
  input: z
    .object({
      ...Place,
      checkInTime,
      checkOutTime,
      people: labelled('隔离人员', People),
      confirmNames: ConfirmNames,
    })
    .check(releaseAfterCheckIn()),
  /** In the order of the people. */
  data: z.array(AssignedRoom),
});

const Ids = z
  .array(Id, requiredList(sentence('请选择隔离人员')))
  .check(
    z.minLength(1, sentence('请选择隔离人员')),
    z.maxLength(maxAssigned, `最多 ${maxAssigned} 位`),
  );

export const transferIsolation = endpoint({
  path: '/api/isolationInfo/transfer',
  sells: true,
  isDesk: true,
  summary: '转至其他酒店',
  description:
    '编号、入住日、预计解除时间与检测记录不变；原房间转为待打扫，新房间同分配。可同时转移多位，全部转移，或一位也不转移',
  access: epidemicSide,
  changes: true,
  input: z
    .object({
      ids: labelled('隔离人员', Ids),
      hotelId: labelled('转入酒店', Id),
      roomType: Place.roomType,
      /** @default selected by the server, as in an assignment */
      roomId: labelled('新房间', filter(Id), { description: '只转移一位时可指定' }),
    })
    .check(
      z.refine<{ ids: readonly Id[]; roomId?: Id | undefined }>(
        ({ ids, roomId }) => roomId === undefined || !Array.isArray(ids) || ids.length === 1,
        { ...besideFaults, error: '只能为一位隔离人员指定', path: ['roomId'] },
      ),
    ),
  /** In the order of `ids`. */
  data: z.array(AssignedRoom),
});
