import { virtual } from '@guidepup/virtual-screen-reader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Role } from '../packages/api/src/contract/role.ts';
import { everyStatus } from '../packages/domain/src/order/fixtures.ts';
import { useOrderColumns } from '../packages/domain/src/order/orderColumns.tsx';
import { CheckInDialog } from '../packages/domain/src/stay/checkIn/CheckInDialog.tsx';
import { checkInArgs } from '../packages/domain/src/stay/checkIn/playing.ts';
import { Button } from '../packages/ui/src/Button/index.ts';
import { Columns } from '../packages/ui/src/chart/Columns/Columns.tsx';
import { ordersOfYear } from '../packages/ui/src/chart/fixture.ts';
import { Inline } from '../packages/ui/src/Layout/index.ts';
import { cities } from '../packages/ui/src/Picker/fixture.ts';
import { Picker } from '../packages/ui/src/Picker/index.ts';
import { Table } from '../packages/ui/src/Table/index.ts';
import { toast, ToastRegion } from '../packages/ui/src/Toast/index.ts';
import { Screen, screenStories, stage } from './Screens/screen.tsx';

const meta = {
  title: 'Foundations/Screen reader',
  parameters: {
    docs: {
      description: {
        component:
          'What a screen reader says of six parts of the product, in its order: name, role and state. The phrases are those of a simulated screen reader, which follows the ARIA specifications.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** More phrases than any part here has. */
const most = 300;

/** Reads an element from its first phrase to its last, as with the arrow keys of a screen reader. */
async function readAll(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container });
  try {
    const [first] = await virtual.spokenPhraseLog();
    for (let step = 0; step < most; step += 1) {
      await virtual.next();
      // It goes on at the beginning.
      if ((await virtual.lastSpokenPhrase()) === first && step > 0) break;
    }
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}

/** The phrases are said, one after the other; others may stand between them. */
async function expectInOrder(said: readonly string[], phrases: readonly string[]): Promise<void> {
  let from = 0;
  const found = phrases.filter((phrase) => {
    const index = said.indexOf(phrase, from);
    if (index >= 0) from = index + 1;
    return index >= 0;
  });
  await expect(found, said.join('\n')).toEqual(phrases);
}

/** The form begins with its heading; a password has no role, its label is read. */
export const SignIn: Story = {
  ...screenStories,
  render: () => <Screen path="/login" />,
  beforeEach: stage(),
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('账号')).toHaveFocus());
    await expectInOrder(await readAll(document.body), [
      'main',
      'heading, 安住, level 1',
      'form',
      'textbox, 账号',
      '密码',
      'button, 显示密码, not pressed',
      'button, 登录',
      'end of form',
      'button, 扫码登录',
    ]);
  },
};

/** Each guest is a group; required fields, choices and the number of nights are said. */
export const CheckIn: Story = {
  render: () => <CheckInDialog {...checkInArgs} order={null} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await screen.findByRole('group', { name: '第 1 位入住人' });
    await expectInOrder(await readAll(dialog), [
      'dialog, 办理入住 · 801 豪华大床房',
      'heading, 办理入住 · 801 豪华大床房, level 2',
      'button, 关闭',
      'textbox, 入住时间, 2026-03-18 14:00, required',
      'textbox, 离店时间, 2026-03-19 12:00, 共 1 晚, required',
      'combobox, 客源省份, has popup listbox, not expanded',
      'heading, 入住人, level 3',
      'group, 第 1 位入住人',
      'textbox, 姓名, required',
      'combobox, 证件类型, has popup listbox, not expanded',
      'textbox, 身份证号, required',
      'radiogroup, 性别, required',
      'textbox, 手机号, required',
      'button, 删除第 1 位入住人',
      'button, 添加入住人',
      'button, 取消',
      'button, 办理入住',
    ]);
  },
};

const firstOrder = everyStatus.slice(0, 1);
const doNothing = (): void => undefined;

/** The list of orders with one row. */
function OrderRow() {
  const columns = useOrderColumns({
    rows: firstOrder,
    role: Role.admin,
    today: '2026-03-18',
    linkOf: ({ id }) => ({ href: `#${id}` }),
    onAction: doNothing,
    onGroup: doNothing,
  });
  return <Table label="订单" columns={columns} rows={firstOrder} rowId={({ id }) => id} />;
}

/** Heads, then the cells of a row with their words instead of colours, its actions last. */
export const TableRow: Story = {
  render: () => <OrderRow />,
  play: async ({ canvasElement }) => {
    await expectInOrder(await readAll(canvasElement), [
      'table, 订单',
      'columnheader, 订单号',
      'columnheader, 订单状态',
      'columnheader, 操作',
      'rowheader, 20311',
      'link, 20311',
      'cell, 未支付',
      'cell, 138****1234',
      'cell, 未付 ¥999.60',
      'button, 收款',
      'button, 修改预订',
      'button, 更多, not expanded, has popup menu',
    ]);
  },
};

/** A chart is a list: each mark says what it is, how much, and which one of how many. */
export const ChartMarks: Story = {
  render: () => (
    <Columns
      title="近一年订单"
      measure="订单数"
      unit="单"
      points={ordersOfYear}
      onAction={() => {}}
    />
  ),
  play: async ({ canvasElement }) => {
    await screen.findAllByRole('option');
    await expectInOrder(await readAll(canvasElement), [
      'region, 近一年订单',
      'heading, 近一年订单, level 2',
      'button, 显示表格',
      'figure',
      'listbox, 近一年订单, orientated vertically',
      'option, 2025-04：412 单, not selected, position 1, set size 12',
      'option, 2025-05：468 单, not selected, position 2, set size 12',
      'option, 2026-03：496 单, not selected, position 12, set size 12',
      'end of listbox, 近一年订单, orientated vertically',
      'end of figure',
    ]);
  },
};

/** The field names its list, the active option and how many there are. */
export const PickerList: Story = {
  render: () => (
    <Picker label="客源城市" value="上海" onChange={() => {}} options={cities.slice(0, 4)} />
  ),
  play: async ({ canvasElement }) => {
    await expectInOrder(await readAll(canvasElement), [
      'combobox, 客源城市, 上海, has popup listbox, not expanded, autocomplete in list',
    ]);
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await expectInOrder(await readAll(document.body), [
      'combobox, 客源城市, 上海, has popup listbox, expanded, active descendant 重庆, autocomplete in list, 1 control',
      'listbox, 客源城市, orientated vertically',
      'option, 上海, selected, position 3, set size 4',
      'option, 重庆, not selected, position 4, set size 4',
    ]);
  },
};

/** Success waits for a pause, failure does not. */
export const Messages: Story = {
  render: () => (
    <Inline gap={2}>
      <Button onPress={() => void toast.success('保存成功')}>成功</Button>
      <Button onPress={() => void toast.error('退款失败，请联系管理员')}>失败</Button>
      <ToastRegion />
    </Inline>
  ),
  play: async () => {
    await virtual.start({ container: document.body });
    try {
      await userEvent.click(screen.getByRole('button', { name: '成功' }));
      await userEvent.click(screen.getByRole('button', { name: '失败' }));
      await waitFor(async () =>
        expectInOrder(await virtual.spokenPhraseLog(), [
          'polite: 保存成功',
          'assertive: 退款失败，请联系管理员',
        ]),
      );
    } finally {
      await virtual.stop();
      toast.closeAll();
    }
  },
};
