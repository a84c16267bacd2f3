import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/index.ts';
import { Stack } from '../Layout/index.ts';
import type { UploadFile } from '../Uploader/index.ts';
import { choose, createSender, fileOf } from '../Uploader/fixture.ts';
import { EditorSkeleton, RichText, type RichTextProps } from './RichText.tsx';
import { pasteHtml, selectAll } from './fixture.ts';

let sender = createSender();
const sendPicture: UploadFile = (file, options) => sender.send(file, options);

/** Keeps what is written, as a form does. */
function Controlled(props: RichTextProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RichText
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/RichText',
  component: RichText,
  args: {
    label: '酒店介绍',
    value: '',
    onChange: fn(),
    uploadImage: sendPicture,
  },
  render: (args) => <Controlled {...args} />,
  beforeEach: () => {
    sender = createSender();
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = (): void => {};
const editor = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '酒店介绍' });
const tool = (name: string): HTMLElement => screen.getByRole('button', { name });
const sent = (count: number) => waitFor(() => expect(sender.calls).toHaveLength(count));
const introduction =
  '<h3>位置</h3><p>酒店在<strong>西湖</strong>边，步行 5 分钟到地铁站。</p><ul><li><p>免费停车</p></li><li><p>含双早</p></li></ul><p><a href="https://example.com">查看地图</a></p>';

/** Written and made bold by mouse. */
export const Default: Story = {
  play: async ({ args }) => {
    const text = await editor();
    await userEvent.click(text);
    await userEvent.keyboard('安住');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>安住</p>'));
    selectAll(text);
    await userEvent.click(tool('加粗'));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>安住</strong></p>'),
    );
    await expect(tool('加粗')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tool('撤销'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>安住</p>'));
  },
};

export const Empty: Story = {};

export const Filled: Story = {
  args: { value: introduction },
  play: async ({ canvas, args }) => {
    await editor();
    await expect(canvas.getByRole('heading', { name: '位置' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Until the editor has come: its size, so that nothing moves. */
export const Loading: Story = {
  render: () => <EditorSkeleton />,
};

/** The editor could not be fetched. */
export const LoadingFailed: Story = {
  render: () => <EditorSkeleton onRetry={() => Promise.resolve()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('编辑器加载失败');
  },
};

/** Nothing left is '', not an empty paragraph. */
export const Emptied: Story = {
  args: { value: '<p>安住</p>' },
  play: async ({ args }) => {
    const text = await editor();
    await userEvent.click(text);
    selectAll(text);
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  },
};

/** Tab goes in, through and out; Esc goes back to the tools; arrows move among them. */
export const ByKeyboard: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Controlled {...args} />
      <Button>下一项</Button>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const text = await editor();
    await userEvent.tab();
    await expect(tool('加粗')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tool('下划线')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tool('重做')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(tool('列表')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('早餐');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><p>早餐</p></li></ul>'),
    );
    await userEvent.keyboard('{Escape}');
    await expect(tool('列表')).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '下一项' })).toHaveFocus();
  },
};

/** Every tool has its keys. */
export const Shortcuts: Story = {
  args: { value: '<p>安住</p>' },
  play: async ({ args }) => {
    const text = await editor();
    await userEvent.click(text);
    selectAll(text);
    const expectHtml = (html: string): Promise<void> =>
      waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(html));
    const expectToggle = async (press: () => Promise<unknown>, html: string): Promise<void> => {
      await press();
      await expectHtml(html);
      await press();
      await expectHtml('<p>安住</p>');
    };
    const { keyboard } = userEvent;
    // First, since changes that follow each other are undone together.
    await keyboard('{Control>}b{/Control}');
    await expectHtml('<p><strong>安住</strong></p>');
    await keyboard('{Control>}z{/Control}');
    await expectHtml('<p>安住</p>');
    await keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expectHtml('<p><strong>安住</strong></p>');
    await keyboard('{Control>}b{/Control}');
    await expectHtml('<p>安住</p>');
    await expectToggle(() => keyboard('{Control>}i{/Control}'), '<p><em>安住</em></p>');
    await expectToggle(() => keyboard('{Control>}u{/Control}'), '<p><u>安住</u></p>');
    await expectToggle(() => keyboard('{Control>}{Alt>}3{/Alt}{/Control}'), '<h3>安住</h3>');
    await expectToggle(
      () => keyboard('{Control>}{Shift>}8{/Shift}{/Control}'),
      '<ul><li><p>安住</p></li></ul>',
    );
    await expectToggle(
      () => keyboard('{Control>}{Shift>}7{/Shift}{/Control}'),
      '<ol><li><p>安住</p></li></ol>',
    );
    await expectToggle(
      () => keyboard('{Control>}{Shift>}b{/Shift}{/Control}'),
      '<blockquote><p>安住</p></blockquote>',
    );
    await keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
    await screen.findByRole('textbox', { name: '链接地址' });
    await keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());

    const openChooser = spyOn(HTMLInputElement.prototype, 'click').mockReturnValue(undefined);
    await keyboard('{Control>}{Alt>}p{/Alt}{/Control}');
    await expect(openChooser).toHaveBeenCalled();
    openChooser.mockRestore();
  },
};

export const Linked: Story = {
  args: { value: '<p>地图</p>' },
  play: async ({ args }) => {
    const text = await editor();
    await userEvent.click(text);
    selectAll(text);
    await userEvent.click(tool('链接'));
    const address = await screen.findByRole('textbox', { name: '链接地址' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(address).toBeInvalid();
    await userEvent.clear(address);
    await userEvent.type(address, 'example.com{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://example.com">地图</a></p>',
      ),
    );
    await waitFor(() => expect(address).not.toBeInTheDocument());
  },
};

/** Foreign formatting of Word and web pages is dropped; what the tools can produce is kept. */
export const Pasted: Story = {
  play: async ({ args }) => {
    const text = await editor();
    await userEvent.click(text);
    pasteHtml(
      text,
      `<!--[if gte mso 9]><xml><o:x>junk</o:x></xml><![endif]--><style>p{color:red}</style>
       <h1 class="title" style="color:red">须知</h1>
       <p class="MsoNormal" style="margin:0"><b>入住</b><o:p></o:p> <span style="font-size:30px" onclick="alert(1)">14:00</span></p>
       <script>alert(1)</script><a href="javascript:alert(1)">点这里</a>
       <a href="https://example.com" onclick="alert(1)" target="_top">地图</a>
       <img src="file:///C:/1.png"><iframe src="https://example.com"></iframe>`,
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const [html = ''] = mocked(args.onChange).mock.lastCall ?? [];
    await expect(html).toContain('<h2>须知</h2>');
    await expect(html).toContain('<strong>入住</strong>');
    await expect(html).toContain('<a href="https://example.com">地图</a>');
    await expect(html).not.toMatch(/style|class|script|onclick|iframe|junk|<img|target/);
    await expect(text).toHaveAccessibleDescription('有 1 张图片无法粘贴，请用「图片」上传');
  },
};

const save = fn();

/** A picture keeps its place while it is sent; saving waits for it. */
export const ImageSent: Story = {
  args: { value: '<p>大堂</p>' },
  render: (args) => (
    <Form onSubmit={save}>
      <Controlled {...args} />
      <Button type="submit">保存</Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const text = await editor();
    await choose(canvasElement, fileOf('大堂.png'));
    await expect(await canvas.findByRole('progressbar', { name: '上传 大堂.png' })).toBeVisible();
    await sent(1);
    sender.calls[0]?.onProgress(0.5);
    await expect(await canvas.findByText('上传中 50%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription('请等待所有图片上传完成'));
    await expect(text).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
    sender.calls[0]?.arrive('/favicon.svg');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<img src="/favicon.svg" alt="">'),
      ),
    );
    await waitFor(() => expect(text).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(save).toHaveBeenCalledOnce();
  },
};

/** It did not arrive: sent again from its place, or taken away. */
export const ImageFailed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await editor();
    await choose(canvasElement, fileOf('大堂.png'));
    await sent(1);
    sender.calls[0]?.fail('网络不通，请稍后再试');
    await expect(await canvas.findByText('网络不通，请稍后再试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await sent(2);
    sender.calls[1]?.fail('存储空间已满');
    await userEvent.click(await canvas.findByRole('button', { name: '移除' }));
    await expect(canvas.queryByText('存储空间已满')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringContaining('img'));
  },
};

/** A picture inside of pasted text is sent as any other, and never stays in the text. */
export const ImagePasted: Story = {
  play: async ({ canvas, args }) => {
    const text = await editor();
    await userEvent.click(text);
    const png = fileOf('1.png');
    const bytes = new Uint8Array(await png.arrayBuffer());
    const data = btoa(String.fromCharCode(...bytes));
    pasteHtml(text, `<p>前</p><p><img src="data:image/png;base64,${data}"></p><p>后</p>`);
    await expect(
      await canvas.findByRole('progressbar', { name: '上传 粘贴的图片.png' }),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringContaining('data:'));
    await sent(1);
    sender.calls[0]?.arrive('/favicon.svg');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/前<\/p><p><img src="\/favicon.svg" alt=""><\/p><p>后/),
      ),
    );
  },
};

/** Deleting the placeholder of a pending picture cancels it. */
export const ImageDeleted: Story = {
  args: { value: '<p>大堂</p>' },
  play: async ({ canvas, canvasElement }) => {
    const text = await editor();
    await userEvent.click(text);
    await choose(canvasElement, fileOf('大堂.png'));
    await canvas.findByRole('progressbar');
    await sent(1);
    text.focus();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(sender.calls[0]?.signal.aborted).toBe(true);
  },
};

/** In a dialog Esc goes to the tools first, and only from there closes. */
export const InDialog: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog title="编辑酒店" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Controlled {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const text = await editor();
    await userEvent.click(text);
    await userEvent.keyboard('安住{Escape}');
    await expect(tool('加粗')).toHaveFocus();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Tab leaves a list as it leaves any text; Ctrl+] and Ctrl+[ indent. */
export const Indented: Story = {
  args: { value: '<ul><li><p>早餐</p></li><li><p>自助</p></li></ul>' },
  play: async ({ args }) => {
    const text = await editor();
    text.focus();
    await userEvent.keyboard('{Control>}]{/Control}');
    const nested = '<ul><li><p>早餐</p><ul><li><p>自助</p></li></ul></li></ul>';
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(nested));
    await userEvent.keyboard('{Control>}[BracketLeft]{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(args.value));
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};

/** More than allowed can be typed, so that nothing is cut off, but is not right. */
export const TooLong: Story = {
  args: { value: '<p>安住酒店</p>', maxLength: 3 },
  play: async ({ canvas }) => {
    await expect(await editor()).toHaveAccessibleDescription('最多 3 个字，超出 1 个');
    await waitFor(() => expect(canvas.getByText('4/3')).toBeVisible());
  },
};

export const Required: Story = { args: { isRequired: true, maxLength: 2000 } };

export const Invalid: Story = {
  args: { errorMessage: '请输入酒店介绍' },
  play: async () => {
    await expect(await editor()).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { value: introduction, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '位置' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Disabled: Story = { args: { value: introduction, isDisabled: true } };

/** Long words and long texts stay inside. */
export const VeryLong: Story = {
  args: {
    value: `<p>${'很长的介绍'.repeat(120)}</p><p>${'UnbrokenLatinText'.repeat(40)}</p>`,
  },
  play: async () => {
    await editor();
  },
};

/** Another value from outside takes the place of what was written. */
export const Reset: Story = {
  render: function Resetting(args) {
    const [value, setValue] = useState('<p>旧</p>');
    return (
      <Stack gap={2}>
        <RichText {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue('<p>新</p>')}>换一个</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const text = await editor();
    await userEvent.click(text);
    await userEvent.keyboard('更');
    await userEvent.click(canvas.getByRole('button', { name: '换一个' }));
    await waitFor(() => expect(text).toHaveTextContent(/^新$/));
  },
};

export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      {[
        { label: '平常' },
        { label: '有误', errorMessage: '请输入酒店介绍' },
        { label: '停用', isDisabled: true },
        { label: '只读', isReadOnly: true },
      ].map((props) => (
        <RichText
          key={props.label}
          {...props}
          uploadImage={sendPicture}
          value={introduction}
          onChange={nothing}
        />
      ))}
    </Stack>
  ),
  play: async () => {
    await screen.findByRole('textbox', { name: '平常' });
  },
};
