import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  downloadIsolations,
  getIsolation,
  isolationPage,
  IsolationStatus,
} from '../../packages/api/src/contract/isolation.ts';
import { addRoom } from '../../packages/api/src/contract/room.ts';
import { addBedType, Hardness } from '../../packages/api/src/contract/bedType.ts';
import { addRoomType } from '../../packages/api/src/contract/roomType.ts';
import { isolationCheckOut } from '../../packages/api/src/contract/stay.ts';
import { personTimeline } from '../../packages/api/src/contract/timeline.ts';
import { fail, mock, never } from '../../.storybook/browser/index.ts';
import {
  choose,
  confirm,
  dialog,
  hotel,
  messageShown,
  openRecord,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
  loading,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/隔离人员管理',
  args: { path: '/index/isolationManage' },
  beforeEach: stage(signedIn('guard')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The person with a status that the list shows first. */
const first = (status: IsolationStatus) =>
  hotel()
    .db.selectFrom('isolation_person')
    .selectAll()
    .where('status', '=', status)
    .orderBy('check_in_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The row of a person, once loaded. */
async function rowOf(name: string): Promise<HTMLElement> {
  const [link] = await screen.findAllByRole('link', { name });
  return link?.closest('tr') as HTMLElement;
}

/** Somebody at the front desk releases the person in a room. */
const release = (room: number | null) =>
  hotel()
    .as('staff')
    .call(isolationCheckOut, { roomId: String(room), status: IsolationStatus.released });

/** Runs an action of a person's menu. */
async function pressInMenu(name: string, action: string): Promise<void> {
  await userEvent.click(within(await rowOf(name)).getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const edit = async (name: string): Promise<void> =>
  userEvent.click(within(await rowOf(name)).getByRole('button', { name: '编辑' }));

/** Who is overdue stands out. */
export const Success: Story = {
  beforeEach: async () => {
    const { id, room_id } = await first(IsolationStatus.isolating);
    await hotel().write(async (tx) => {
      const [check_out_time, leave_time] = ['2026-03-15 12:00:00', '2026-03-15 12:00:00'];
      await tx
        .updateTable('isolation_person')
        .set({ check_out_time })
        .where('id', '=', id)
        .execute();
      await tx.updateTable('stay').set({ leave_time }).where('room_id', '=', room_id).execute();
    });
  },
  play: async () => {
    const row = await rowOf((await first(IsolationStatus.isolating)).name);
    await expect(within(row).getByText('已超期 3 天')).toBeVisible();
    await expect(screen.getByText('共 23 条')).toBeVisible();
    await expect(screen.getByRole('columnheader', { name: '酒店' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { path: '/index/isolationManage?province=西藏&status=2' },
  play: async () => {
    await sees('没有符合条件的隔离人员');
    await expect(screen.getByRole('button', { name: '移除筛选「省份：西藏」' })).toBeVisible();
    await expect(screen.getByRole('button', { name: '导出' })).toHaveAccessibleDescription(
      '没有可导出的隔离人员',
    );
  },
};

export const Loading: Story = loading(isolationPage, '隔离人员');

/** 重试 loads the list. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(isolationPage, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await rowOf((await first(IsolationStatus.isolating)).name);
  },
};

/** For hotel staff: no 删除, and no hotel column. */
export const ForFrontDesk: Story = {
  beforeEach: signedIn('staff'),
  args: { path: '/index/isolationManage?status=1' },
  play: async () => {
    const { name } = await first(IsolationStatus.released);
    await userEvent.click(within(await rowOf(name)).getByRole('button', { name: '更多' }));
    await screen.findByRole('menuitem', { name: '换房' });
    await expect(screen.queryByRole('menuitem', { name: '删除' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('columnheader', { name: '酒店' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

/** A hotel's admin deletes a record whose isolation has ended. */
export const ForHotelAdmin: Story = {
  beforeEach: signedIn('manager'),
  args: { path: '/index/isolationManage?status=1' },
  play: async () => {
    const { name } = await first(IsolationStatus.released);
    const row = await rowOf(name);
    await pressInMenu(name, '删除');
    await confirm(`删除隔离人员「${name}」？`, '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(row).not.toBeInTheDocument());
  },
};

/** Filters are in the address, and beside the fields as chips. */
export const Filtered: Story = {
  args: { path: '/index/isolationManage?status=2&days=2020-01-01..2026-03-18' },
  play: async () => {
    await screen.findByRole('button', { name: '移除筛选「隔离状态：阳性入院」' });
    await screen.findByRole('button', { name: '移除筛选「隔离日期：2020-01-01 至 2026-03-18」' });
    await rowOf((await first(IsolationStatus.hospitalised)).name);
    await choose(screen, '隔离状态', '解除隔离');
    await rowOf((await first(IsolationStatus.released)).name);
  },
};

/** The record has the whole numbers, the tests and what happened; ↓ goes to the next person. */
export const Record: Story = {
  play: async () => {
    const { name, idcard, phone: number } = await first(IsolationStatus.isolating);
    const record = await openRecord(await rowOf(name));
    await sees(idcard, record);
    await sees(number, record);
    await record.findByRole('list', { name: '核酸结果' });
    await record.findByRole('list', { name: '隔离经过' });
    await record.findByRole('region', { name: '操作记录' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(record.queryByText(idcard)).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  },
};

export const Edit: Story = {
  play: async () => {
    const { name } = await first(IsolationStatus.isolating);
    await edit(name);
    const form = await dialog(`编辑隔离人员 · ${name}`);
    const mail = form.getByRole('textbox', { name: /邮箱/ });
    await userEvent.type(mail, 'new@example.com');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await sees('new@example.com', await openRecord(await rowOf(name)));
  },
};

/** The record cannot be read: its facts stay masked, and 重试 opens the form. */
export const EditFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getIsolation, fail)),
  play: async ({ msw }) => {
    const { name } = await first(IsolationStatus.isolating);
    await edit(name);
    const facts = await dialog('编辑隔离人员');
    await sees('加载失败', facts);
    msw.resetHandlers();
    await userEvent.click(facts.getByRole('button', { name: '重试' }));
    await dialog(`编辑隔离人员 · ${name}`);
  },
};

/** 新增: in a hotel that takes isolation people, in a room that is vacant there. */
export const Add: Story = {
  play: async () => {
    await rowOf((await first(IsolationStatus.isolating)).name);
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('新增隔离人员');
    await userEvent.type(form.getByRole('textbox', { name: /姓名/ }), '新来者');
    await choose(form, '人员类型', '密接');
    await userEvent.type(form.getByRole('textbox', { name: /身份证号/ }), '999999199001010016');
    await userEvent.type(form.getByRole('textbox', { name: /手机号/ }), '13800001234');
    await choose(form, '酒店', '安住·西湖店');
    await form.findByRole('combobox', { name: '房间' });
    await choose(form, '房间', /^\d/);
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await expect(within(await rowOf('新来者')).getByText('第 1/14 天')).toBeVisible();
  },
};

/** 换房 as on the board; the list shows the new room. */
export const ChangeRoom: Story = {
  play: async () => {
    const { name } = await first(IsolationStatus.isolating);
    await expect(await rowOf(name)).toHaveTextContent('611');
    await pressInMenu(name, '换房');
    const move = await dialog(`换房 · ${name}`);
    await sees(/^空闲隔离房 [1-9]/, move);
    await choose(move, '新房间', /^\d/);
    await sees('611 转为待打扫', move);
    await userEvent.click(move.getByRole('button', { name: '换房' }));
    await messageShown('换房成功');
    await waitFor(async () => expect(await rowOf(name)).not.toHaveTextContent('611'));
  },
};

/** 转至其他酒店: the server picks the room; the person stays in the list, under the other hotel. */
export const Transfer: Story = {
  beforeEach: async () => {
    const admin = hotel().as('admin');
    const { id: bed } = await admin.call(addBedType, {
      hotelId: '3',
      name: '双床',
      maxLoad: 2,
      hardness: Hardness.medium,
    });
    const { id: type } = await admin.call(addRoomType, {
      hotelId: '3',
      name: '江景双床房',
      bedType: [bed],
      bed: 2,
      maxLoad: 2,
      haveWindow: true,
      network: true,
      haveBreakfast: true,
      cover: '',
      fee: 300,
      isolationFee: 360,
      sort: 0,
    });
    for (const name of ['1102', '1101']) {
      await admin.call(addRoom, {
        hotelId: '3',
        name,
        type,
        floor: 11,
        direction: '朝南',
        isIsolation: true,
      });
    }
  },
  play: async () => {
    const { name } = await first(IsolationStatus.isolating);
    await pressInMenu(name, '转至其他酒店');
    const transfer = await dialog(`转至其他酒店 · ${name}`);
    await expect(transfer.getByRole('textbox', { name: '现在' })).toHaveValue('安住·西湖店 · 611');
    await expect(transfer.getByRole('combobox', { name: '房型' })).toHaveAccessibleDescription(
      '请先选择转入酒店',
    );
    await userEvent.click(transfer.getByRole('button', { name: '转移' }));
    await sees('转入酒店不能为空', transfer);
    await choose(transfer, '转入酒店', '安住·珠江店');
    await choose(transfer, '房型', /江景双床房/);
    await sees('剩余 2 间', transfer);
    await userEvent.click(transfer.getByRole('button', { name: '转移' }));
    await messageShown(`「${name}」已转至「安住·珠江店」1101`);
    await waitFor(async () => expect(await rowOf(name)).toHaveTextContent('1101安住·珠江店'));
    await sees('由「安住·西湖店」611 转至「安住·珠江店」1101', await openRecord(await rowOf(name)));
  },
};

/** 退出隔离 has no default; another user was first: the message, and the list as it is now. */
export const ExitConflict: Story = {
  play: async () => {
    const person = await first(IsolationStatus.isolating);
    await pressInMenu(person.name, '退出隔离');
    const exit = await dialog(`退出隔离 · ${person.name}`);
    await userEvent.click(exit.getByRole('button', { name: '确定' }));
    await sees('请选择解除隔离或阳性入院', exit);
    await release(person.room_id);
    await userEvent.click(exit.getByRole('radio', { name: '解除隔离' }));
    await userEvent.click(exit.getByRole('button', { name: '确定' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '确定' }));
    await expect(await exit.findByRole('button', { name: '刷新' })).toBeVisible();
  },
};

/** A push of a room reads the list again. */
export const Live: Story = {
  play: async () => {
    const person = await first(IsolationStatus.isolating);
    const row = await rowOf(person.name);
    await screen.findByText('实时');
    await release(person.room_id);
    await waitFor(() => expect(row).toHaveTextContent('解除隔离'), { timeout: 5000 });
  },
};

/** While the file is on its way it can be given up. */
export const Exporting: Story = {
  beforeEach: ({ msw }) => msw.use(mock(downloadIsolations, never)),
  play: async () => {
    await rowOf((await first(IsolationStatus.isolating)).name);
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument(),
    );
  },
};

/** From the record 隔离经过 leads to the person's page, 返回 back to it. */
export const PersonPage: Story = {
  args: { path: '/index/isolationManage?status=0' },
  play: async () => {
    const { name } = await first(IsolationStatus.isolating);
    const record = await openRecord(await rowOf(name));
    await userEvent.click(await record.findByRole('link', { name: '隔离经过' }));
    await screen.findByRole('heading', { name: `隔离经过 · ${name}` });
    await screen.findByRole('list', { name: '核酸结果' });
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    await rowOf(name);
    await screen.findByRole('complementary', { name: new RegExp(name) });
    await expect(
      screen.getByRole('button', { name: '移除筛选「隔离状态：正在隔离」' }),
    ).toBeVisible();
  },
};

/** By its address, also of a person whom the list does not show. */
export const RecordMissing: Story = {
  args: { path: '/index/isolationManage?record=987654' },
  play: async () => {
    const record = within(await screen.findByRole('complementary', { name: '隔离人员' }));
    await sees('隔离人员不存在', record);
    await userEvent.click(record.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  },
};

export const PersonLoading: Story = {
  args: { path: '/index/isolationManage?person=1' },
  beforeEach: ({ msw }) => msw.use(mock(personTimeline, never), mock(getIsolation, never)),
  play: () => sees('隔离经过'),
};

/** A person who does not exist: the message, and the way back. */
export const PersonMissing: Story = {
  args: { path: '/index/isolationManage?person=987654' },
  play: async () => {
    await sees('加载失败');
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    await rowOf((await first(IsolationStatus.isolating)).name);
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await rowOf((await first(IsolationStatus.isolating)).name);
  },
};

export const NarrowRecord: Story = {
  globals: phone,
  args: { path: '/index/isolationManage?record=1' },
  play: async () => {
    await screen.findByRole('list', { name: '核酸结果' });
  },
};

export const NarrowPersonPage: Story = {
  globals: phone,
  args: { path: '/index/isolationManage?person=1' },
  play: async () => {
    await screen.findByRole('list', { name: '核酸结果' });
  },
};
