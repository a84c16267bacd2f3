import { capital, code } from '../code.ts';
import { hasDates, type RecordSpec } from '../record.ts';

const fillsOf = ({ fields }: RecordSpec): string[] => fields.flatMap(({ fill }) => fill ?? []);

/** `packages/domain/src/<record>/<Record>Dialog.stories.tsx` */
export const dialogStoriesFile = (record: RecordSpec): string => {
  const { camel, pascal, title, words, fields, samples, isHotels } = record;
  const constants = fields.flatMap((field) => field.constants ?? []);
  const sent = fields.map(
    ({ key, fill, left, decoded, wire }) => `${key}: ${fill ? (decoded ?? wire)[1] : left},`,
  );
  const fills = fillsOf(record);
  const filling = code`
    ${fills.length > 0 && "const form = within(screen.getByRole('dialog'));"}
    await userEvent.type(await name(), '${samples[0]}');
    ${fills}`;
  return code`
import { ${constants.join(', ')} } from '@anzhu/api/contract/${camel}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotels, today } from '../fixtures.ts';
import { ${pascal}Dialog } from './${pascal}Dialog.tsx';

const meta = {
  title: 'Hotel/${capital(words)} ${title}/${pascal}Dialog',
  component: ${pascal}Dialog,
  args: { record: null, ${isHotels && 'hotels: null, '}${hasDates(record) && 'today, '}onSave: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof ${pascal}Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '${title}名称' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

/** Empty it shows what is missing; filled in it saves and closes. */
export const Default: Story = {
  play: async ({ args }) => {
    await name();
    await save();
    await expect(await name()).toHaveAccessibleDescription('${title}名称不能为空');
    ${filling}
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ name: '${samples[0]}', ${sent} });
  },
};

${
  isHotels &&
  `/** The platform's admins say which hotel a new one belongs to. */
export const ForAdmin: Story = {
  args: { hotels },
  play: async ({ args }) => {
    const hotel = await screen.findByRole('combobox', { name: '酒店' });
    ${filling}
    await save();
    await expect(hotel).toHaveAccessibleDescription('请选择酒店');
    await userEvent.click(hotel);
    await userEvent.click(await screen.findByRole('option', { name: '安住·外滩店' }));
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ hotelId: '2' })),
    );
  },
};
`
}
export const Phone: Story = { ${isHotels && 'args: { hotels }, '}globals: { viewport: { value: 'phone' } } };`;
};

/** `stories/Screens/<Record>.stories.tsx` */
export const storiesFile = (record: RecordSpec): string => {
  const { camel, snake, title, isHotels, editor, viewer, stranger, samples, choosesHotel } = record;
  const [first, second] = samples;
  const all = isHotels ? 4 : 3;
  return code`
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ${camel}Page } from '../../packages/api/src/contract/${camel}.ts';
import { act, choose, confirm, dialog, failing, hotel, loading, messageShown, openRecord, phone, Screen, screenStories, sees, signedIn, stage } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/${title}管理',
  args: { path: '/index/${camel}' },
  beforeEach: stage(signedIn('${editor}')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of that name, once the list is loaded. */
const rowOf = async (name: string): Promise<HTMLElement> => {
  const [row] = await screen.findAllByRole('row', { name: new RegExp(\`^\${name}\`) });
  return row as HTMLElement;
};

export const Success: Story = {
  play: async () => {
    await expect(await rowOf('${second}')).toBeVisible();
    await expect(screen.getByText('共 ${editor === 'admin' ? all : 3} 条')).toBeVisible();
  },
};

export const Empty: Story = {
  play: () => sees('暂无数据'),
  beforeEach: () =>
    hotel().write(async (tx) => {
      await tx.deleteFrom('${snake}').execute();
    }),
};

export const Loading: Story = loading(${camel}Page, '${title}');

/** 重试 loads the list. */
export const ServerError: Story = failing(${camel}Page, () => rowOf('${first}'));

${
  stranger !== null &&
  `export const NoPermission: Story = {
  beforeEach: signedIn('${stranger}'),
  play: () => sees('没有权限'),
};
`
}
${
  isHotels &&
  `/** The platform's admins see all hotels, and filter by one. */
export const ForAdmin: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await expect(await screen.findByText('共 ${all} 条')).toBeVisible();
    await choose(screen, '酒店', '安住·珠江店');
    await waitFor(() => expect(screen.getByText('共 1 条')).toBeVisible());
  },
};
`
}
${
  viewer !== null &&
  `/** Who only views it: nothing can be added, edited or deleted. */
export const ReadOnly: Story = {
  beforeEach: signedIn('${viewer}'),
  play: async () => {
    await openRecord(await rowOf('${first}'));
    for (const name of ['新增', '编辑', '删除']) {
      await expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
    }
  },
};
`
}
/** The main flow: added, edited with a name that is taken, put right, and deleted. */
export const AddEditDelete: Story = {
  play: async () => {
    await rowOf('${first}');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('新增${title}');
    ${choosesHotel && "await choose(form, '酒店', '安住·西湖店');"}
    await userEvent.type(form.getByRole('textbox', { name: '${title}名称' }), '新来的');
    ${fillsOf(record)}
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');

    await act(await rowOf('新来的'), '编辑');
    const edit = await dialog('编辑${title} · 新来的');
    const name = edit.getByRole('textbox', { name: '${title}名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '${second}');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await sees('${title}名称「${second}」已存在', edit);
    await userEvent.clear(name);
    await userEvent.type(name, '改了名');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));

    await act(await rowOf('改了名'), '删除');
    await confirm('删除${title}「改了名」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^改了名/ })).toBeNull());
  },
};

export const Narrow: Story = { globals: phone, play: async () => void (await sees('${first}')) };`;
};
