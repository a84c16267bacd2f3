import { Button } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProfileDialog, type ProfileDialogProps } from './ProfileDialog.tsx';

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="white"/%3E%3Cellipse cx="4" cy="7" rx="3" ry="2" fill="white"/%3E%3C/svg%3E';
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture file as it is chosen; `size` in place of its own. */
function pictureFile(name = '头像.png', size?: number): File {
  const bytes = Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0));
  const file = new File([bytes], name, { type: 'image/png' });
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size });
}

/** The button that opens it, as the menu of the shell does. */
function Page(props: ProfileDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>修改信息</Button>
      {isOpen && (
        <ProfileDialog
          {...props}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Hotel/User 用户/ProfileDialog',
  component: ProfileDialog,
  args: {
    profile: { id: '3', nickName: '许前台', phone: '13900000003', heads: null },
    upload: fn(async () => '/files/portrait.png'),
    isPhoneTaken: fn(async (phone: string) => phone === '13900000001'),
    onSave: fn(async () => {}),
    onTotp: fn(),
    onClose: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ProfileDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string): HTMLElement => screen.getByLabelText(new RegExp(`^${name}`));
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));
const opened = async (): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name: '修改信息' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
async function chooseFile(dialog: HTMLElement, file: File): Promise<void> {
  const input = dialog.querySelector('input[type="file"]');
  if (!input) throw new Error('there is nothing to choose files with');
  await fireEvent.change(input, { target: { files: [file] } });
}

/** By mouse: name, phone and picture are changed; without a password none is sent. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await chooseFile(dialog, pictureFile());
    await expect(await screen.findByRole('button', { name: '更换' })).toBeVisible();
    await retype('昵称', '许小前');
    await retype('手机号', '13900000008');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith({
      id: '3',
      nickName: '许小前',
      phone: '13900000008',
      heads: '/files/portrait.png',
    });
  },
};

/** The first field has the focus; saved with the password that was typed. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await opened();
    await waitFor(() => expect(field('昵称')).toHaveFocus());
    await userEvent.tab();
    await expect(field('手机号')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Anzhu@2027');
    await expect(screen.getByText('强度：强')).toBeVisible();
    await save();
    await waitFor(() => expect(field('当前密码')).toHaveFocus());
    await expect(field('当前密码')).toHaveAccessibleDescription('当前密码不能为空');
    await userEvent.keyboard('Anzhu@2026');
    screen.getByRole('button', { name: '保存' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith({
      id: '3',
      password: 'Anzhu@2027',
      currentPassword: 'Anzhu@2026',
    });
  },
};

/** 两步验证 opens over it. */
export const SecondFactor: Story = {
  play: async ({ args }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: '两步验证' }));
    await expect(args.onTotp).toHaveBeenCalledOnce();
  },
};

/** As it opens, for the eye. */
export const WithPicture: Story = {
  args: { profile: { id: '3', nickName: '许前台', phone: '13900000003', heads: portrait } },
  play: async () => {
    await opened();
    await expect(screen.getByRole('img', { name: '头像' })).toBeVisible();
  },
};

/** The picture is taken away. */
export const PictureRemoved: Story = {
  args: { profile: { id: '3', nickName: '许前台', phone: '13900000003', heads: portrait } },
  play: async ({ args }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: '移除' }));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith({ id: '3', heads: '' });
  },
};

export const Empty: Story = {
  args: { profile: { id: '3', nickName: null, phone: null, heads: null } },
  play: async ({ args }) => {
    await opened();
    await save();
    await waitFor(() => expect(field('昵称')).toHaveFocus());
    await expect(field('昵称')).toHaveAccessibleDescription('请输入昵称');
    await expect(field('手机号')).toHaveAccessibleDescription('请输入电话');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Leaving the phone: empty, wrong, too long, and taken; the own one is not checked. */
export const PhoneChecked: Story = {
  play: async ({ args }) => {
    await opened();
    const says = (words: string) =>
      waitFor(() => expect(field('手机号')).toHaveAccessibleDescription(words));
    await userEvent.click(field('手机号'));
    await userEvent.tab();
    await expect(args.isPhoneTaken).not.toHaveBeenCalled();
    await userEvent.clear(field('手机号'));
    await userEvent.tab();
    await says('手机号不能为空');
    await userEvent.type(field('手机号'), '1290000');
    await userEvent.tab();
    await says('请输入正确的手机号');
    await retype('手机号', '13900000001');
    await userEvent.tab();
    await says('手机号13900000001已被占用');
    await save();
    await expect(args.onSave).not.toHaveBeenCalled();
    await retype('手机号', '+86 139-0000 0009');
    await expect(field('手机号')).toHaveValue('13900000009');
    await userEvent.tab();
    await waitFor(() => expect(args.isPhoneTaken).toHaveBeenLastCalledWith('13900000009'));
    await expect(field('手机号')).toBeValid();
  },
};

/** Leaving 昵称 and 密码: what is wrong with them is said there, and nothing of other fields. */
export const CheckedOnLeaving: Story = {
  play: async ({ args }) => {
    await opened();
    await userEvent.clear(field('昵称'));
    await userEvent.tab();
    await waitFor(() => expect(field('昵称')).toHaveAccessibleDescription('请输入昵称'));
    await userEvent.type(field('昵称'), '许');
    await waitFor(() => expect(field('昵称')).toBeValid());
    await userEvent.type(field('密码'), 'Ab1');
    const [shown] = screen.getAllByRole('button', { name: '显示密码' });
    await userEvent.click(shown as HTMLElement);
    await expect(field('密码')).toBeValid();
    await userEvent.click(field('昵称'));
    await waitFor(() => expect(field('密码')).toHaveAccessibleDescription(/密码至少 8 位/));
    await expect(field('手机号')).toBeValid();
    await userEvent.clear(field('密码'));
    await expect(field('密码')).toBeValid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Short, then of one kind; shown, cleared, and then none is sent. */
export const PasswordChecked: Story = {
  play: async ({ args }) => {
    await opened();
    await userEvent.type(field('密码'), 'abcdefgh');
    await expect(screen.getByText('强度：弱')).toBeVisible();
    await save();
    await waitFor(() =>
      expect(field('密码')).toHaveAccessibleDescription(
        '密码至少包含大写、小写字母、数字和特殊字符其中三种',
      ),
    );
    const [shown] = screen.getAllByRole('button', { name: '显示密码' });
    await userEvent.click(shown as HTMLElement);
    await expect(field('密码')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).not.toHaveBeenCalledWith(
      expect.objectContaining({ password: expect.anything() }),
    );
  },
};

/** As long as the picture is on its way, nothing is saved. */
export const Uploading: Story = {
  args: { upload: fn(() => new Promise<string>(() => {})) },
  play: async ({ args }) => {
    const dialog = await opened();
    await chooseFile(dialog, pictureFile());
    await screen.findAllByText('上传中');
    await save();
    await expect(await within(dialog).findAllByText('图片正在上传，请稍候')).not.toHaveLength(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PictureTooLarge: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await chooseFile(dialog, pictureFile('头像.png', 10 * 1024 * 1024 + 1));
    await screen.findAllByText('上传图片大小不能超过 10MB!');
    await chooseFile(dialog, new File(['x'], '头像.webp', { type: 'image/webp' }));
    await screen.findAllByText('只能上传 png、gif、jpg、jpeg 格式的图片！');
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const UploadFailed: Story = {
  args: { upload: fn(() => Promise.reject(new Error('图片已损坏，请重新选择！'))) },
  play: async () => {
    const dialog = await opened();
    await chooseFile(dialog, pictureFile());
    await screen.findAllByText('图片已损坏，请重新选择！');
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Another user took the phone meanwhile: the message is at its field; 修改失败！ above the buttons. */
export const RefusedAtField: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('手机号13900000008已被占用'), {
          fields: { phone: '手机号13900000008已被占用' },
        }),
      ),
    ),
  },
  play: async ({ args }) => {
    await opened();
    await retype('手机号', '13900000008');
    await save();
    await expect(await screen.findByText('修改失败！')).toBeVisible();
    await expect(field('手机号')).toHaveAccessibleDescription('手机号13900000008已被占用');
    await expect(field('手机号')).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('服务器出错了，请稍后重试'))) },
  play: async () => {
    await opened();
    await retype('昵称', '许小前');
    await save();
    await expect(await screen.findByText('修改失败！服务器出错了，请稍后重试')).toBeVisible();
    await expect(field('昵称')).toHaveValue('许小前');
  },
};

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async () => {
    await opened();
    await retype('昵称', '许小前');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
  },
};

/** What was typed is lost only after a question. */
export const Unsaved: Story = {
  play: async ({ args }) => {
    await opened();
    await retype('昵称', '许小前');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field('昵称')).toHaveValue('许小前');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
