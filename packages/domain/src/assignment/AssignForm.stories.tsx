import { PersonType } from '@anzhu/api/contract/isolation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotelsOf } from '../fixtures.ts';
import { AssignForm, type AssignFormProps } from './AssignForm.tsx';

const hotels = hotelsOf([
  { id: '1', name: '安住·西湖店' },
  { id: '3', name: '安住·珠江店' },
]);
const roomTypes = [
  { id: '11', name: '标准双床房', vacant: 4 },
  { id: '12', name: '豪华大床房', vacant: 0 },
];

/** The mode is the screen's. */
function Screen(props: AssignFormProps) {
  const [mode, setMode] = useState(props.mode);
  return <AssignForm {...props} mode={mode} onModeChange={setMode} />;
}

const meta = {
  title: 'Isolation/Assignment 隔离人员分配/AssignForm',
  component: AssignForm,
  args: {
    hotels,
    roomTypes,
    vacancies: [
      { id: '1', name: '安住·西湖店', roomTypes },
      { id: '3', name: '安住·珠江店', roomTypes: [{ id: '31', name: '标准双床房', vacant: 2 }] },
    ],
    today: '2026-03-18',
    now: '2026-03-18 10:00:00',
    mode: 'one',
    onHotelChange: fn(),
    onModeChange: fn(),
    onAssign: fn<AssignFormProps['onAssign']>(async () => ({
      id: '21',
      roomId: '61',
      roomName: '602',
    })),
    onAssignMany: fn<AssignFormProps['onAssignMany']>(async ({ people }) =>
      people.map((_, index) => ({
        id: `${index}`,
        roomId: `${index}`,
        roomName: `60${index + 1}`,
      })),
    ),
    onRefresh: fn(),
  },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof AssignForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function chooseRoomType(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('combobox', { name: '分配酒店' }));
  await userEvent.click(await screen.findByRole('option', { name: '安住·西湖店' }));
  await userEvent.click(canvas.getByRole('combobox', { name: '房型' }));
  await userEvent.click(await screen.findByRole('option', { name: /标准双床房/ }));
}

async function typePerson(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '林示例');
  await userEvent.type(canvas.getByRole('textbox', { name: '身份证号' }), '990101199003070015');
  await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800001234');
  await userEvent.click(canvas.getByRole('radio', { name: '密接' }));
}

/** Notes and errors fade in. */
const sees = (canvas: Pick<Canvas, 'getByText'>, words: string): Promise<void> =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible());

const submit = (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: '提交分配' }));

async function paste(canvas: Canvas, lines: readonly string[]): Promise<void> {
  await userEvent.click(canvas.getByRole('textbox', { name: '粘贴名单' }));
  await userEvent.paste(lines.join('\n'));
}

/** One person: sex and age follow from the ID, the room is shown large, 继续分配 keeps the place. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await chooseRoomType(canvas);
    await expect(args.onHotelChange).toHaveBeenLastCalledWith('1');
    await sees(canvas, '剩余 4 间');
    await typePerson(canvas);
    await sees(canvas, '男 · 36 岁');
    await submit(canvas);
    await sees(canvas, '602');
    await expect(args.onAssign).toHaveBeenLastCalledWith(
      expect.objectContaining({
        hotelId: '1',
        roomType: '11',
        type: PersonType.closeContact,
        checkInTime: '2026-03-18 10:00:00',
        checkOutTime: '2026-04-01 10:00:00',
        status: 0,
      }),
    );
    const next = canvas.getByRole('button', { name: '继续分配' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: '姓名' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: '房型' })).toHaveTextContent('标准双床房');
  },
};

/** The available rooms stand beside the form; a press takes hotel and room type. */
export const FromVacancies: Story = {
  play: async ({ args, canvas }) => {
    const west = within(canvas.getByRole('list', { name: '安住·西湖店' }));
    await expect(west.getByRole('button', { name: /豪华大床房.*满/ })).toBeDisabled();
    await userEvent.click(west.getByRole('button', { name: /标准双床房/ }));
    await expect(args.onHotelChange).toHaveBeenLastCalledWith('1');
    await expect(canvas.getByRole('combobox', { name: '房型' })).toHaveTextContent('标准双床房');
    await expect(west.getByRole('button', { name: /标准双床房/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Everything that is missing stands at its field; the first one has the focus. */
export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    await submit(canvas);
    await sees(canvas, '分配酒店不能为空');
    await sees(canvas, '请选择人员类型');
    await expect(canvas.getByRole('combobox', { name: '分配酒店' })).toHaveFocus();
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
};

/** A number whose birthday lies ahead: said once it is complete. */
export const NotBorn: Story = {
  play: async ({ args, canvas }) => {
    await chooseRoomType(canvas);
    await typePerson(canvas);
    const number = canvas.getByRole('textbox', { name: '身份证号' });
    await userEvent.clear(number);
    await userEvent.type(number, '990101202701010014');
    await waitFor(() => expect(number).toHaveAccessibleDescription('身份证号的出生日期晚于今天'));
    await submit(canvas);
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
};

/** The shortcuts move the dates; the planned days stay. */
export const Dates: Story = {
  play: async ({ canvas }) => {
    const checkIn = canvas.getByRole('textbox', { name: '入住时间' });
    const release = canvas.getByRole('textbox', { name: '预计解除时间' });
    await userEvent.click(canvas.getByRole('button', { name: '明天' }));
    await expect(checkIn).toHaveValue('2026-03-19 10:00');
    await expect(release).toHaveValue('2026-04-02 10:00');
    await userEvent.click(canvas.getByRole('button', { name: '未来 7 天' }));
    await expect(release).toHaveValue('2026-03-26 10:00');
  },
};

/** Someone else took the last room: what was typed stays, 刷新 loads the vacant rooms. */
export const NoVacantRoom: Story = {
  args: {
    onAssign: fn<AssignFormProps['onAssign']>(async () => {
      throw Object.assign(new Error('该房型暂无空闲隔离房'), { code: 409 });
    }),
  },
  play: async ({ args, canvas }) => {
    await chooseRoomType(canvas);
    await typePerson(canvas);
    await submit(canvas);
    await sees(canvas, '该房型暂无空闲隔离房');
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('林示例');
  },
};

/** A person from abroad, whose phone has the code of its country. */
export const ForeignPhone: Story = {
  play: async ({ args, canvas }) => {
    await chooseRoomType(canvas);
    await typePerson(canvas);
    const phone = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.clear(phone);
    await userEvent.click(canvas.getByRole('button', { name: '境外号码' }));
    await userEvent.type(phone, '852 9123 4567');
    await submit(canvas);
    await waitFor(() =>
      expect(args.onAssign).toHaveBeenLastCalledWith(
        expect.objectContaining({ phone: '+85291234567' }),
      ),
    );
  },
};

/** A pasted list: bad cells have their reason, are mended in place or removed; all get rooms. */
export const Many: Story = {
  args: { mode: 'many' },
  play: async ({ args, canvas }) => {
    await chooseRoomType(canvas);
    await paste(canvas, [
      '姓名\t手机号\t身份证号\t人员类型',
      '林示例\t13800001234\t990101199003070015\t密接',
      '陈样本\t1380000\t990101199206150023\t入境人员',
      '王模板\t13800005678\tE12345678\t其他',
      '赵范例\t13800005679\tE12345679\t1',
      '钱演示\t13800005670\tE12345670\t1',
    ]);
    await sees(canvas, '共 5 位，2 位有误');
    await sees(canvas, '名单有 5 位，该房型剩余 4 间');
    const second = within(canvas.getByRole('row', { name: '第 2 位' }));
    await sees(second, '请输入正确的手机号');
    const phone = second.getByRole('textbox', { name: '手机号' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '13800004321');
    await userEvent.click(canvas.getByRole('button', { name: '删除第 3 位' }));
    await sees(canvas, '共 4 位');
    await submit(canvas);
    const rooms = await canvas.findByRole('list', { name: '分配的房间' });
    await expect(within(rooms).getAllByRole('listitem')).toHaveLength(4);
    await expect(rooms).toHaveTextContent('陈样本');
    await expect(args.onAssignMany).toHaveBeenCalledOnce();
  },
};

/** A list without heads is read by what is in its columns; those that are not used and a sum are named. */
export const ListByContent: Story = {
  args: { mode: 'many' },
  play: async ({ canvas }) => {
    await paste(canvas, [
      '1\t林示例\t男\t990101199003070015\t13800001234',
      '2\t陈样本\t女\t990101199206150023\t13800004321',
      '合计\t2 人\t\t\t',
    ]);
    await sees(canvas, '未使用的列：第 1 列、第 3 列');
    await sees(canvas, '跳过的行：第 3 行「合计」');
    const second = within(canvas.getByRole('row', { name: '第 2 位' }));
    await expect(second.getByRole('textbox', { name: '姓名' })).toHaveValue('陈样本');
    await expect(second.getByRole('textbox', { name: '身份证号' })).toHaveValue(
      '990101199206150023',
    );
  },
};

/** One person of the list is in isolation already: the whole list is refused, with the error at that person. */
export const ManyRefused: Story = {
  args: {
    mode: 'many',
    onAssignMany: fn<AssignFormProps['onAssignMany']>(async () => {
      const message = '该证件号的人员正在隔离，不能重复登记';
      throw Object.assign(new Error(`隔离人员第 2 项：${message}`), {
        code: 409,
        fields: { 'people.1.idCard': message },
      });
    }),
  },
  play: async ({ canvas }) => {
    await chooseRoomType(canvas);
    await paste(canvas, [
      '林示例\t990101199003070015\t13800001234\t密接',
      '陈样本\t990101199206150023\t13800004321\t密接',
    ]);
    await submit(canvas);
    const second = within(canvas.getByRole('row', { name: '第 2 位' }));
    await sees(second, '该证件号的人员正在隔离，不能重复登记');
    await expect(second.getByRole('textbox', { name: '身份证号' })).toHaveFocus();
  },
};

/** More than fit into a list: the other lines stay in the paste field. */
export const TooMany: Story = {
  args: { mode: 'many' },
  play: async ({ canvas }) => {
    const lines = Array.from(
      { length: 52 },
      (_, index) => `示例\tE123456${10 + index}\t138000012${10 + index}\t密接`,
    );
    await paste(canvas, lines);
    await sees(canvas, '共 50 位');
    await expect(canvas.getByRole('textbox', { name: '粘贴名单' })).toHaveValue(
      lines.slice(50).join('\n'),
    );
  },
};

/** The room types of the hotel could not be loaded. */
export const RoomTypesFailed: Story = {
  args: {
    roomTypes: undefined,
    roomTypesError: { message: '网络异常，请检查连接后重试', onRetry: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '分配酒店' }));
    await userEvent.click(await screen.findByRole('option', { name: '安住·西湖店' }));
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.roomTypesError?.onRetry).toHaveBeenCalledOnce();
  },
};

export const ManyOnPhone: Story = {
  args: { mode: 'many' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await paste(canvas, ['林示例\t990101199003070015\t1380000\t密接']);
    await sees(canvas, '请输入正确的手机号');
  },
};
