import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { FloorSheet } from './FloorSheet.tsx';
import type { FloorTests } from './floorSheet.ts';

const names = ['王芳', '李娜', '张伟', '赵敏', '陈静', '周杰'];
const people = names.map((name, index) => ({
  id: String(index + 1),
  name,
  roomName: String(601 + index),
}));

const meta = {
  title: 'Isolation/Daily tests 每日检测/FloorSheet',
  component: FloorSheet,
  args: {
    title: '安住·西湖店 6 楼',
    people,
    now: '2026-03-18 10:00:00',
    onSave: fn(async () => {}),
    onSaved: fn(),
  },
} satisfies Meta<typeof FloorSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });

/** By keyboard: 365 is read as 36.5, Enter moves to the next row, errors are shown at once; Enter in the last row saves. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(field('601 王芳'));
    await userEvent.keyboard('365{Enter}');
    await expect(field('601 王芳')).toHaveValue('36.5');
    await expect(field('602 李娜')).toHaveFocus();
    await userEvent.keyboard('29');
    await expect(field('602 李娜')).toHaveAccessibleDescription('体温应为 34.0 到 43.0');
    await userEvent.keyboard('{Backspace}{Backspace}38.2{Enter}');
    await expect(field('602 李娜')).toHaveAccessibleDescription('高于 37.3 ℃，列入异常');
    await expect(screen.getByText('已录入 2 / 6 人')).toBeVisible();
    await expect(screen.getByText('，异常 1 人')).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}{Enter}37.0{Enter}');
    await expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      checkType: 0,
      checkTime: args.now,
      tests: [
        { uId: '1', checkRes: 36.5 },
        { uId: '2', checkRes: 38.2 },
        { uId: '6', checkRes: 37 },
      ],
      acceptBeforeCheckIn: false,
    });
  },
};

/** 核酸 in place of the temperature; what was typed before stays. */
export const Nucleic: Story = {
  play: async () => {
    await userEvent.type(field('601 王芳'), '36.5');
    await userEvent.click(screen.getByRole('radio', { name: '核酸' }));
    await userEvent.click(screen.getAllByRole('radio', { name: '阳性' })[1] as HTMLElement);
    await expect(screen.getByText('阳性，列入异常')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '体温' }));
    await expect(field('601 王芳')).toHaveValue('36.5');
  },
};

/** Who has a test of today says so, and can have another. */
export const PartlyRecorded: Story = {
  args: { people: people.map((person, index) => ({ ...person, isRecorded: index < 2 })) },
  play: async () => {
    await expect(screen.getAllByText('今日已录')).toHaveLength(2);
    await expect(field('601 王芳')).toBeEnabled();
  },
};

/** The tests of today are read while the sheet is open: who has one is marked then. */
export const RecordedMeanwhile: Story = {
  render: function Meanwhile(args) {
    const [shown, setShown] = useState(args.people);
    return (
      <>
        <FloorSheet {...args} people={shown} />
        <button
          type="button"
          onClick={() => setShown(shown.map((person) => ({ ...person, isRecorded: true })))}
        >
          刷新
        </button>
      </>
    );
  },
  play: async () => {
    await userEvent.type(field('601 王芳'), '365');
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(screen.getAllByText('今日已录')).toHaveLength(people.length));
    await expect(field('601 王芳')).toHaveValue('36.5');
  },
};

/** The server saves nothing: the reason stands at its row, and nothing typed is lost. */
export const Refused: Story = {
  args: {
    onSave: fn(async () => {
      const message = '该人员此时间已有同类型的检测记录';
      throw Object.assign(new Error(`检测记录第 2 项：${message}`), {
        fields: { 'tests.1.checkTime': message },
      });
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('请至少录入一人的检测结果')).toBeVisible();
    await userEvent.type(field('601 王芳'), '36.5');
    await userEvent.type(field('603 张伟'), '36.7{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(field('603 张伟')).toHaveAccessibleDescription('该人员此时间已有同类型的检测记录'),
    );
    await expect(field('601 王芳')).toHaveValue('36.5');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Ctrl+Enter in the time: what was typed there counts, and what cannot be read is refused. */
export const TimeByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.type(field('601 王芳'), '36.5');
    const time = screen.getByRole('textbox', { name: /^检测时间/ });
    await userEvent.clear(time);
    await userEvent.type(time, '2026/2/30 8:00{Control>}{Enter}{/Control}');
    await expect(time).toHaveAccessibleDescription('该日期不存在');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(time);
    await userEvent.type(time, '2026/3/17 8:00{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ checkTime: '2026-03-17 08:00:00' }),
    );
  },
};

/** Someone has checked in after the time of the round: saved once the clerk has confirmed. */
export const BeforeCheckIn: Story = {
  args: {
    onSave: fn(async ({ acceptBeforeCheckIn }: FloorTests) => {
      if (acceptBeforeCheckIn) return;
      const fields = { acceptBeforeCheckIn: '「李娜」2026-03-18 09:30 入住' };
      throw Object.assign(new Error(fields.acceptBeforeCheckIn), { code: 409, fields });
    }),
  },
  play: async ({ args }) => {
    await userEvent.type(field('602 李娜'), '36.5{Control>}{Enter}{/Control}');
    const question = await screen.findByRole('alertdialog', {
      name: '检测时间早于入住时间，仍要保存？',
    });
    await expect(question).toHaveTextContent('「李娜」2026-03-18 09:30 入住');
    await userEvent.click(screen.getByRole('button', { name: '仍要保存' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ acceptBeforeCheckIn: true }),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
