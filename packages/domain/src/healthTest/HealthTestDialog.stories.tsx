import { CheckType, NucleicResult, type HealthTest } from '@anzhu/api/contract/healthTest';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HealthTestDialog } from './HealthTestDialog.tsx';

const now = '2026-03-18 10:00:00';

const meta = {
  title: 'Isolation/Daily tests 每日检测/HealthTestDialog',
  component: HealthTestDialog,
  args: {
    record: null,
    person: null,
    now,
    onSearch: fn(async (query: string) =>
      [
        { value: '7', label: '王芳', description: '用户编号 7 · 安住·西湖店 601' },
        { value: '8', label: '李娜', description: '用户编号 8 · 安住·西湖店 602' },
      ].filter(({ value, label }) => query === '' || label.includes(query) || value === query),
    ),
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof HealthTestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const result = (): Promise<HTMLElement> => screen.findByRole('spinbutton', { name: '检测结果' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

/** The person is found by number; a note says that a temperature is abnormal; one out of range is refused. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '用户编号' }), '8');
    await userEvent.click(await screen.findByRole('option', { name: /李娜/ }));
    await userEvent.type(await result(), '50');
    await save();
    await expect(await result()).toHaveAccessibleDescription(/34.0 到 43.0/);
    await userEvent.clear(await result());
    await userEvent.type(await result(), '37.4');
    await expect(await result()).toHaveAccessibleDescription('高于 37.3 ℃，列入异常');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      uId: '8',
      checkType: CheckType.temperature,
      checkRes: 37.4,
      checkTime: now,
    });
  },
};

const record: HealthTest = {
  id: '3',
  uId: '7',
  name: '王芳',
  idCard: '3301********1234',
  hotelName: '安住·西湖店',
  roomId: '601',
  roomName: '601',
  status: IsolationStatus.isolating,
  checkType: CheckType.nucleic,
  checkRes: NucleicResult.positive,
  checkTime: '2026-03-18 08:00:00',
  createTime: '2026-03-18 08:05:00',
  isHandled: false,
};

/** A positive is corrected; a time to come is refused. */
export const Edit: Story = {
  args: { record },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '修改检测记录' });
    await userEvent.click(await screen.findByRole('radio', { name: '阴性' }));
    const time = screen.getByRole('textbox', { name: '检测时间' });
    await userEvent.clear(time);
    await userEvent.type(time, '2026-03-18 10:01{Tab}');
    await expect(time).toHaveAccessibleDescription('检测时间不能晚于现在');
    await userEvent.clear(time);
    await userEvent.type(time, '2026-03-18 09:00{Tab}');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        uId: '7',
        checkType: CheckType.nucleic,
        checkRes: NucleicResult.negative,
        checkTime: '2026-03-18 09:00:00',
      }),
    );
  },
};

/** Someone has entered the same test: the message stands at its field, what was typed stays. */
export const Refused: Story = {
  args: {
    person: { id: '7', name: '王芳' },
    onSave: fn(async () => {
      const fields = { checkTime: '该人员此时间已有同类型的检测记录' };
      throw Object.assign(new Error(fields.checkTime), { code: 400, fields });
    }),
  },
  play: async ({ args }) => {
    await userEvent.type(await result(), '36.5');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '检测时间' })).toHaveAccessibleDescription(
        '该人员此时间已有同类型的检测记录',
      ),
    );
    await expect(await result()).toHaveValue('36.5');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The test lies before the check-in of its person: saved once the clerk has confirmed. */
export const BeforeCheckIn: Story = {
  args: {
    person: { id: '7', name: '王芳' },
    onSave: fn(async ({ acceptBeforeCheckIn }: { acceptBeforeCheckIn?: boolean | undefined }) => {
      if (acceptBeforeCheckIn) return;
      const fields = { acceptBeforeCheckIn: '检测时间早于入住时间 2026-03-18 14:00' };
      throw Object.assign(new Error(fields.acceptBeforeCheckIn), { code: 409, fields });
    }),
  },
  play: async ({ args }) => {
    await userEvent.type(await result(), '36.5');
    await save();
    const question = within(
      await screen.findByRole('alertdialog', { name: '检测时间早于入住时间，仍要保存？' }),
    );
    await expect(question.getByText('检测时间早于入住时间 2026-03-18 14:00')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    await expect(await result()).toHaveValue('36.5');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: '仍要保存' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ acceptBeforeCheckIn: true }),
    );
  },
};

/** The isolation of that number has ended: the message names the present number. */
export const AfterRelease: Story = {
  args: {
    person: { id: '7', name: '王芳' },
    onSave: fn(async () => {
      const fields = { uId: '该人员已于 2026-02-15 09:30 解除隔离，现编号 2042' };
      throw Object.assign(new Error(fields.uId), { code: 400, fields });
    }),
  },
  play: async ({ args }) => {
    await userEvent.type(await result(), '36.5');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '用户编号' })).toHaveAccessibleDescription(
        '该人员已于 2026-02-15 09:30 解除隔离，现编号 2042',
      ),
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
