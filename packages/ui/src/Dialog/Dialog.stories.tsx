import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../Button/index.ts';
import { X } from '../Icon/index.ts';
import { Form, FormGrid } from '../Form/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { Select } from '../Select/Select.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './Dialog.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DoAndDont } from '../../../../stories/kit/DoAndDont.tsx';

/** A page with the button that opens the dialog, as everywhere in the product. */
function Page({ opener = '打开', ...props }: DialogProps & { opener?: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    props.onClose();
  };
  return (
    <Stack gap={3}>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={props.footer ?? <Button onPress={close}>取消</Button>}
      />
    </Stack>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    title: '修改房型',
    isOpen: false,
    onClose: fn(),
    children: <Text>豪华大床房，每晚 488 元。</Text>,
  },
  render: (args) => <Page {...args} />,
  parameters: {
    guide: {
      anatomy: {
        标题: '宋体，写动作与对象',
        内容: '自己滚动，头尾不动',
        底部: '取消在左，主操作在右',
        关闭: 'Esc 与右上角',
      },
      good: ['一个对话框一件事', '有未保存内容时先问'],
      bad: ['用来只读记录：那是记录面板', '对话框上再开第三层'],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (opener = '打开'): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

export const Default: Story = {
  play: async () => {
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName('修改房型');
    await expect(screen.getByRole('button', { name: '打开' }).closest('[inert]')).not.toBeNull();
  },
};

/** The look of a dialog that does not open: two open ones cannot stand side by side. */
function Still({ title, children, footer }: Pick<DialogProps, 'title' | 'children' | 'footer'>) {
  return (
    <div className={css.modal({ size: 'small' })}>
      <div className={css.dialog}>
        <header className={css.head}>
          <h2 className={css.title}>{title}</h2>
          <IconButton label="关闭" icon={<X size={16} />} />
        </header>
        <div className={css.body}>{children}</div>
        <footer className={css.foot}>{footer}</footer>
      </div>
    </div>
  );
}

export const DosAndDonts: Story = {
  name: 'Do and avoid',
  render: () => (
    <DoAndDont
      good={{
        picture: (
          <Still
            title="删除房型「豪华大床房」？"
            footer={
              <>
                <Button>取消</Button>
                <Button tone="danger" variant="solid">
                  删除
                </Button>
              </>
            }
          >
            删除后无法恢复。
          </Still>
        ),
        reason: 'The title names the record, the button the act.',
      }}
      bad={{
        picture: (
          <Still
            title="提示"
            footer={
              <>
                <Button>否</Button>
                <Button tone="brand" variant="solid">
                  是
                </Button>
              </>
            }
          >
            您确定要继续执行此操作吗？
          </Still>
        ),
        reason: 'Continue what? 是 is pressed out of habit.',
      }}
    />
  ),
};

export const ClosesByMouse: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};

/** The focus goes in, stays in, and returns to the button that opened it. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};

/** A press outside loses nothing that was typed. */
export const PressOutside: Story = {
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** While something is being saved it cannot be closed. */
export const Busy: Story = {
  args: {
    isPending: true,
    footer: (
      <Button tone="brand" variant="solid" isPending>
        保存
      </Button>
    ),
  },
  play: async ({ args }) => {
    const dialog = await open();
    await expect(screen.getByRole('button', { name: '关闭' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Small: Story = {
  args: { size: 'small', title: '换房' },
  play: async () => void (await open()),
};

const lines = Array.from({ length: 40 }, (_, index) => `第 ${index + 1} 条：房价含双早。`);

/** Only the body scrolls; with nothing else to focus, it can be scrolled by keyboard. */
export const LongToRead: Story = {
  args: {
    size: 'large',
    title: '入住条款',
    children: (
      <Stack gap={2}>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await open();
    const body = await waitFor(() => {
      const scroller = dialog.querySelector('[tabindex="0"]');
      return (expect(scroller).not.toBeNull(), scroller);
    });
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole('button', { name: '取消' })).toBeVisible();
  },
};

const labels = [
  '酒店名称',
  '酒店地址',
  '停车场',
  '酒店标签',
  '联系电话',
  '经度',
  '纬度',
  '省份',
  '城市',
  '酒店介绍',
  '设施服务',
  '其他政策',
];
const departments = [
  { value: 1, label: '华东大区' },
  { value: 2, label: '华南大区' },
];

function HotelForm() {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [department, setDepartment] = useState<number | null>(null);
  return (
    <Form id="hotel" onSubmit={() => undefined}>
      <FormGrid columns={2}>
        {labels.map((label) => (
          <TextField
            key={label}
            label={label}
            value={texts[label] ?? ''}
            onChange={(text) => setTexts({ ...texts, [label]: text })}
          />
        ))}
        <Select
          label="所属部门"
          value={department}
          onChange={setDepartment}
          options={departments}
        />
        <Select label="上级部门" value={null} onChange={() => undefined} options={departments} />
      </FormGrid>
    </Form>
  );
}

/** A list opened inside closes alone: Esc, once for the list, once for the dialog. */
export const WithForm: Story = {
  args: {
    size: 'large',
    title: '新增酒店',
    children: <HotelForm />,
    footer: (
      <Button type="submit" form="hotel" tone="brand" variant="solid">
        保存
      </Button>
    ),
  },
  play: async () => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: '酒店名称' }), '安住西湖');
    await userEvent.click(screen.getByRole('combobox', { name: '所属部门' }));
    await screen.findByRole('option', { name: '华东大区' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await expect(screen.getByRole('textbox', { name: '酒店名称' })).toHaveValue('安住西湖');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '所属部门' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: '华南大区' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '所属部门' })).toHaveTextContent('华南大区'),
    );
  },
};

const looks: Record<string, Partial<DialogProps>> = {
  '420 像素': { size: 'small' },
  '570 像素': { size: 'medium' },
  必须回答: { size: 'small', role: 'alertdialog' },
  正在保存: { isPending: true },
  '880 像素': { size: 'large' },
};

/** Each look behind its button; the widest is open. */
export const Permutations: Story = {
  render: (args) => (
    <Inline gap={2}>
      {Object.entries(looks).map(([opener, look]) => (
        <Page key={opener} {...args} {...look} opener={opener} title={opener} />
      ))}
    </Inline>
  ),
  play: async () => {
    for (const opener of ['420 像素', '570 像素']) {
      await open(opener);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    const dialog = await open('880 像素');
    await expect(dialog).toHaveAccessibleName('880 像素');
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(880);
  },
};

/** On phones it fills the screen. */
export const Phone: Story = {
  ...WithForm,
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await open()),
};
