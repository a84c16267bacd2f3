import { hotelCoverLimit } from '@anzhu/api/contract/upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { westLake } from './fixtures.ts';
import { HotelDialog } from './HotelDialog.tsx';

const department = { pId: null, role: null, status: null, children: null };
const departments = [
  { ...department, id: '1', name: '平台运营部' },
  { ...department, id: '11', name: '安住·西湖店', hotelId: '1' },
  { ...department, id: '12', name: '安住·外滩店', hotelId: '2' },
];

const meta = {
  title: 'Hotel/Hotel 酒店/HotelDialog',
  component: HotelDialog,
  args: {
    record: null,
    departments,
    upload: fn(async () => '/files/1.png'),
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof HotelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '酒店名称' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

/** 新增酒店: empty it shows what is missing; a department with a hotel cannot be chosen. */
export const Default: Story = {
  play: async ({ args }) => {
    await name();
    await save();
    await expect(await name()).toHaveAccessibleDescription('酒店名称不能为空');
    await userEvent.type(await name(), '安住·滨江店');
    screen.getByRole('combobox', { name: '所属部门' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByText('已有酒店')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '所属部门' })).toHaveTextContent('平台运营部'),
    );
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: '安住·滨江店',
        deptId: '1',
        address: '',
        parkingLot: '',
        badge: [],
        allowIsolation: false,
        cover: '',
      }),
    );
  },
};

/** 编辑酒店: its own department stays possible; a file that is too large, or no picture, is refused. */
export const Edit: Story = {
  args: { record: westLake },
  play: async ({ args }) => {
    await expect(await name()).toHaveValue('安住·西湖店');
    const file = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!file) throw new Error('the field has no file input');
    const large = new File([new Uint8Array(hotelCoverLimit + 1)], '大.png', { type: 'image/png' });
    await userEvent.upload(file, large);
    await waitFor(() =>
      expect(screen.getAllByText('上传封面图片大小不能超过 5MB!')[0]).toBeVisible(),
    );
    await userEvent.upload(file, new File(['x'], '文.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    await waitFor(() =>
      expect(screen.getAllByText('只能上传 png、gif、jpg、jpeg 格式的图片！')[0]).toBeVisible(),
    );
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
