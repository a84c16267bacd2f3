import { Role } from '@anzhu/api/contract/role';
import { Table } from '@anzhu/ui/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { everyMark, now, person, wholePerson } from './fixtures.ts';
import { isolationColumns, type IsolationColumnOptions } from './isolationColumns.tsx';

const rowId = ({ id }: { id: string }): string => id;

/** The list as the screen shows it. */
function People({
  rows,
  ...options
}: IsolationColumnOptions & { rows: readonly ReturnType<typeof person>[] }) {
  return <Table label="隔离人员" rows={rows} rowId={rowId} columns={isolationColumns(options)} />;
}

const meta = {
  title: 'Isolation/People 隔离人员/isolationColumns',
  component: People,
  parameters: {
    docs: {
      description: {
        component: 'The columns of a list of people in isolation. Use them in a `Table` of people.',
      },
    },
  },
  args: {
    rows: everyMark,
    role: Role.admin,
    isHotelShown: true,
    now,
    linkOf: ({ id }) => ({ href: `#${id}` }),
    onAction: fn(),
  },
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string) =>
  within(screen.getByRole('link', { name }).closest('tr') as HTMLElement);

/** Every mark and every status; what cannot be done now says why. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(rowOf('周示例').getByText('第 7/14 天')).toBeVisible();
    await expect(rowOf('吴样本').getByText('明日到期')).toBeVisible();
    await expect(rowOf('郑范例').getByText('今日到期')).toBeVisible();
    await expect(rowOf('王示例').getByText('已超期 3 天')).toBeVisible();
    await userEvent.click(rowOf('王示例').getByRole('button', { name: '更多' }));
    await expect(await screen.findByRole('menuitem', { name: '删除' })).toHaveAccessibleDescription(
      '隔离状态为「正在隔离」，不能删除',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: '换房' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('changeRoom', everyMark[3]);
    await userEvent.click(rowOf('冯样本').getByRole('button', { name: '更多' }));
    await expect(
      await screen.findByRole('menuitem', { name: '退出隔离' }),
    ).toHaveAccessibleDescription('隔离状态为「解除隔离」，不能退出隔离');
    await userEvent.keyboard('{Escape}');
  },
};

/** One hotel, and nothing to delete. */
export const HotelMember: Story = {
  args: { role: Role.hotelMember, isHotelShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: '酒店' })).not.toBeInTheDocument();
    await userEvent.click(rowOf('冯样本').getByRole('button', { name: '更多' }));
    await screen.findByRole('menuitem', { name: '换房' });
    await expect(screen.queryByRole('menuitem', { name: '删除' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

/** Numbers are masked also when they come whole; what is missing is a dash. */
export const MasksWhatComesWhole: Story = {
  args: {
    rows: [
      wholePerson(),
      person({
        id: '302',
        name: '未登记',
        idCard: null,
        phone: null,
        province: null,
        city: null,
        hotelName: null,
        roomName: null,
        checkInTime: null,
        checkOutTime: null,
        type: null,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('138****1234')).toBeInTheDocument();
    await expect(canvas.getByText('9999********0016')).toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A number of another region, and an unreadable one. */
export const Phones: Story = {
  args: {
    rows: [
      person({ id: '303', name: '境外号', phone: '+852****4567' }),
      person({ id: '304', name: '读不出', phone: '****', isPhoneUnverified: true }),
    ],
  },
  play: async () => {
    await expect(rowOf('境外号').getByText('+852****4567')).toBeVisible();
    await expect(rowOf('读不出').getByText('号码待核实')).toBeVisible();
  },
};
