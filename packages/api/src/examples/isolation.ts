import { CheckType } from '../contract/healthTest.ts';
import { IsolationStatus, PersonType } from '../contract/isolation.ts';
import { retentionOf } from '../rules/retention.ts';
import { Role } from '../contract/role.ts';
import { firstPage, notPermitted, pageOf, type SomeExamples } from './example.ts';

const person = {
  id: '1',
  name: '吴三',
  idCard: '9900********0030',
  phone: '138****0003',
  email: 'wu@example.com',
  type: PersonType.closeContact,
  province: '浙江',
  city: '杭州',
  hotelId: '1',
  hotelName: '安住西湖店',
  roomId: '4',
  roomName: '401',
  checkInTime: '2026-03-17 14:00:00',
  checkOutTime: '2026-03-31 12:00:00',
  status: IsolationStatus.isolating,
};

const form = {
  name: '郑四',
  idCard: '990004197811110040',
  phone: '13800000004',
  email: 'zheng@example.com',
  type: PersonType.inbound,
  province: '上海',
  city: '上海',
  checkInTime: '2026-03-18 14:00:00',
  checkOutTime: '2026-04-01 12:00:00',
};

export const isolationExamples = {
  isolationPage: [
    {
      title: '正在隔离的密接',
      as: Role.antiEpidemic,
      input: {
        page: firstPage,
        type: PersonType.closeContact,
        status: IsolationStatus.isolating,
        province: '浙江',
      },
      data: pageOf(person),
    },
  ],
  downloadIsolations: [
    {
      title: '导出全部',
      as: Role.antiEpidemic,
      input: { page: { page: 1, size: 9_999_999 } },
      fileName: '隔离人员_20260318100000.xlsx',
    },
  ],
  getIsolation: [
    {
      title: '证件号与手机号完整返回',
      as: Role.antiEpidemic,
      input: { id: '1' },
      data: {
        ...person,
        idCard: '990003199205200030',
        phone: '13800000003',
        kept: retentionOf('isolation', null, 0),
      },
    },
  ],
  addIsolation: [
    {
      title: '新增并入住',
      as: Role.antiEpidemic,
      input: { ...form, status: IsolationStatus.isolating, hotelId: '1', roomId: '5' },
      data: { id: '21' },
    },
  ],
  modifyIsolation: [
    {
      title: '延长隔离',
      as: Role.antiEpidemic,
      input: { id: '1', checkOutTime: '2026-04-03 12:00:00' },
      data: null,
    },
  ],
  deleteIsolation: [
    { title: '删除已解除的记录', as: Role.antiEpidemic, input: { id: '2' }, data: null },
    { title: '酒店员工不可删除', as: Role.hotelMember, input: { id: '2' }, ...notPermitted },
  ],
  assignIsolation: [
    {
      title: '服务器选定房间',
      as: Role.antiEpidemic,
      input: {
        ...form,
        status: IsolationStatus.isolating,
        userName: '',
        hotelId: '1',
        roomType: '1',
      },
      data: { id: '21', roomId: '5', roomName: '402' },
    },
  ],
  assignIsolations: [
    {
      title: '两位同住一店，各有房间',
      as: Role.antiEpidemic,
      input: {
        hotelId: '1',
        roomType: '1',
        checkInTime: form.checkInTime,
        checkOutTime: form.checkOutTime,
        people: [
          { name: form.name, idCard: form.idCard, phone: form.phone, type: form.type },
          {
            name: '旧人',
            idCard: 'E12345678',
            phone: '13800000005',
            type: PersonType.closeContact,
            province: '上海',
            city: '上海',
          },
        ],
      },
      data: [
        { id: '21', roomId: '5', roomName: '402' },
        { id: '22', roomId: '6', roomName: '403' },
      ],
    },
    {
      title: '证件号上次以其他姓名登记，已确认',
      as: Role.antiEpidemic,
      input: {
        hotelId: '1',
        roomType: '1',
        checkInTime: form.checkInTime,
        confirmNames: true,
        people: [{ name: '王五', idCard: 'E12345678', phone: '13800000005', type: form.type }],
      },
      data: [{ id: '21', roomId: '5', roomName: '402' }],
    },
  ],
  transferIsolation: [
    {
      title: '记录延续，房间由服务器选定',
      as: Role.antiEpidemic,
      input: { ids: ['1'], hotelId: '2', roomType: '3' },
      data: [{ id: '1', roomId: '7', roomName: 'r7' }],
    },
    {
      title: '酒店不可转移',
      as: Role.hotelAdmin,
      input: { ids: ['1'], hotelId: '2', roomType: '3' },
      ...notPermitted,
    },
  ],
  personTimeline: [
    {
      title: '入住与检测',
      as: Role.antiEpidemic,
      input: { id: '1' },
      data: [
        {
          kind: 'checkedIn',
          time: '2026-03-17 14:00:00',
          sketch: '入住安住西湖店 401',
          roomName: '401',
          checkType: null,
          checkRes: null,
          personId: null,
        },
        {
          kind: 'tested',
          time: '2026-03-18 08:00:00',
          sketch: '体温 38.2 ℃',
          roomName: null,
          checkType: CheckType.temperature,
          checkRes: 38.2,
          personId: null,
        },
      ],
    },
  ],
} satisfies SomeExamples;
