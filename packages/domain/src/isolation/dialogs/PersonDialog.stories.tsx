import { Code } from '@anzhu/api/contract/envelope';
import { PersonType } from '@anzhu/api/contract/isolation';
import { hotels } from '../../fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wholePerson } from '../fixtures.ts';
import { PersonDialog } from './PersonDialog.tsx';

const rooms = [
  { id: '806', name: '806', description: '8 楼 · 标准双床房' },
  { id: '910', name: '910', description: '9 楼 · 豪华大床房' },
];

const meta = {
  title: 'Isolation/People 隔离人员/PersonDialog',
  component: PersonDialog,
  args: {
    record: null,
    now: '2026-03-18 09:30:00',
    hotels: null,
    rooms,
    onHotelChange: fn(),
    onRefresh: fn(),
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof PersonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: RegExp): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));
const choose = async (field: RegExp, option: RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

async function fill(): Promise<void> {
  await userEvent.type(await box(/姓名/), '周示例');
  await choose(/人员类型/, /密接/);
  await userEvent.type(await box(/身份证号/), '999999199001010016');
  await userEvent.type(await box(/手机号/), '13800001234');
}

/** Empty it shows what is missing; without a release the days of the type apply. */
export const Default: Story = {
  play: async ({ args }) => {
    await box(/姓名/);
    await save();
    await expect(await box(/姓名/)).toHaveAccessibleDescription('姓名不能为空');
    await expect(screen.getByRole('combobox', { name: /人员类型/ })).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
    await fill();
    await choose(/房间/, /^910/);
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        name: '周示例',
        type: PersonType.closeContact,
        checkInTime: '2026-03-18 09:30:00',
        roomId: '910',
      }),
    );
  },
};

/** The platform's roles choose the hotel; its rooms are offered then. */
export const WithHotels: Story = {
  args: { hotels, rooms: undefined },
  play: async ({ args }) => {
    await fill();
    await save();
    await expect(screen.getByRole('combobox', { name: /酒店/ })).toHaveAccessibleDescription(
      '请选择酒店',
    );
    await expect(screen.getByRole('combobox', { name: /房间/ })).toBeDisabled();
    await choose(/酒店/, /安住·西湖店/);
    await expect(args.onHotelChange).toHaveBeenCalledWith('1');
  },
};

/** The number belongs to a person in isolation: the message is shown at its field. */
export const Taken: Story = {
  args: {
    onSave: fn(() => {
      const message = '该证件号的人员正在隔离，不能重复登记';
      return Promise.reject(
        Object.assign(new Error(message), { code: Code.conflict, fields: { idCard: message } }),
      );
    }),
  },
  play: async () => {
    await fill();
    await save();
    await waitFor(async () =>
      expect(await box(/身份证号/)).toHaveAccessibleDescription(
        '该证件号的人员正在隔离，不能重复登记',
      ),
    );
    await expect(await box(/姓名/)).toHaveValue('周示例');
  },
};

/** A number whose birthday lies ahead: said once it is complete. */
export const NotBorn: Story = {
  play: async ({ args }) => {
    await fill();
    await userEvent.clear(await box(/身份证号/));
    await userEvent.type(await box(/身份证号/), '990101202701010014');
    await waitFor(async () =>
      expect(await box(/身份证号/)).toHaveAccessibleDescription('身份证号的出生日期晚于今天'),
    );
    await save();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** 编辑: no room; a cleared mail is sent, an emptied time is refused. */
export const Edit: Story = {
  args: { record: wholePerson() },
  play: async ({ args }) => {
    await expect(await box(/身份证号/)).toHaveValue('999999199001010016');
    await expect(screen.queryByRole('combobox', { name: /房间/ })).not.toBeInTheDocument();
    await userEvent.clear(await box(/邮箱/));
    await userEvent.clear(await box(/预计解除时间/));
    await save();
    await expect(await box(/预计解除时间/)).toHaveAccessibleDescription('预计解除时间不能为空');
    await userEvent.type(await box(/预计解除时间/), '2026-03-11 10:00');
    await userEvent.tab();
    await expect(await box(/预计解除时间/)).toBeInvalid();
    await userEvent.clear(await box(/预计解除时间/));
    await userEvent.type(await box(/预计解除时间/), '2026-03-28 10:00');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    // What others have changed meanwhile in the other fields stays.
    await expect(args.onSave).toHaveBeenCalledWith({
      email: null,
      checkOutTime: '2026-03-28 10:00:00',
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const unverified = { ...wholePerson(), phone: '见附件', isPhoneUnverified: true };

/** An unreadable phone stays until another one is typed. */
export const UnverifiedPhone: Story = {
  args: { record: unverified },
  play: async ({ args }) => {
    const phone = await box(/手机号/);
    await expect(phone).toHaveAccessibleDescription('号码待核实');
    await userEvent.type(await box(/姓名/), '甲');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ name: `${unverified.name}甲` }),
    );
  },
};

/** Another phone, of another region, takes its place. */
export const CorrectedPhone: Story = {
  args: { record: unverified },
  play: async ({ args }) => {
    const phone = await box(/手机号/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '+852 9123 4567');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ phone: '+85291234567' }),
      ),
    );
  },
};
