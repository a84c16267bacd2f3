import { keyOfAction } from '../../packages/domain/src/room/board/roomKeys.ts';
import { approveKey } from '../../packages/domain/src/review/status.ts';
import { toolKeys } from '../../packages/ui/src/RichText/keys.ts';

/** A key, what it does, and the stories or tests that press it. */
export interface KeyUse {
  /** As `KeyHint` takes them, one or more that do the same or go in different directions. */
  keys: readonly string[];
  does: string;
  /** `File.stories.tsx: Story`, `file.test.ts: test`; a test checks that they press the keys. */
  tests: readonly string[];
}

export interface Place {
  title: string;
  /** Where it is. */
  where: string;
  uses: readonly KeyUse[];
}

const entry = (keys: string, does: string, ...tests: string[]): KeyUse => ({
  keys: keys.split(' '),
  does,
  tests,
});

const arrows = 'ArrowUp ArrowDown ArrowLeft ArrowRight';

/** The letter of an act on a room. */
const roomKey = (action: 'checkIn' | 'checkOut' | 'clean'): string => keyOfAction(action) ?? '';

/** All keys of the product beside Tab and typing, place by place. */
export const places: readonly Place[] = [
  {
    title: 'Everywhere',
    where: 'Wherever the focus is.',
    uses: [
      entry(
        'Mod+K',
        'opens and closes 命令面板; not over a dialog',
        'CommandPalette.stories.tsx: ByKeyboard',
      ),
      entry('F6', 'to the messages and back', 'Toast.stories.tsx: ByKeyboard'),
      entry(
        'Escape',
        'closes what floats: a menu, a popover, a tip, a message',
        'Popover.stories.tsx: ByKeyboard',
        'Toast.stories.tsx: ByEscape',
      ),
      entry('Enter', 'on the first stop of Tab: 跳到内容', 'AppFrame.stories.tsx: SkipToContent'),
    ],
  },
  {
    title: '命令面板',
    where: 'In its field.',
    uses: [
      entry(
        'ArrowUp ArrowDown Home End',
        'to another entry',
        'CommandPalette.stories.tsx: ByKeyboard',
      ),
      entry(
        'ArrowRight ArrowLeft',
        'to what is done with the entry, as 退房 of who is in, and back',
        'CommandPalette.stories.tsx: ActionsOnLine',
      ),
      entry('Enter', 'opens it', 'CommandPalette.stories.tsx: ByKeyboard'),
      entry('Escape', 'closes it; the focus returns', 'CommandPalette.stories.tsx: ByKeyboard'),
    ],
  },
  {
    title: '房态, cards',
    where: 'On a room.',
    uses: [
      entry(
        `${arrows} Home End PageUp PageDown`,
        'to another room, to the ends of a floor, to other floors',
        'RoomBoard.stories.tsx: ByKeyboard',
        'moveFocus.test.ts: moveFocus',
      ),
      entry(
        'Ctrl+Home Ctrl+End',
        'to the first and the last room',
        'RoomBoard.stories.tsx: ByKeyboard',
      ),
      entry('Enter', 'opens its record', 'RoomBoard.stories.tsx: ByKeyboard'),
      entry(roomKey('checkIn'), '办理入住', 'RoomBoard.stories.tsx: Keys'),
      entry(roomKey('checkOut'), '退房, of an isolation 解除隔离', 'RoomBoard.stories.tsx: Keys'),
      entry(roomKey('clean'), '打扫', 'RoomBoard.stories.tsx: Keys'),
      entry('Shift+F10', 'opens all its actions', 'RoomBoard.stories.tsx: ByKeyboard'),
    ],
  },
  {
    title: '房态, 时间轴',
    where: 'On the axis.',
    uses: [
      entry(
        arrows,
        'to another room or night',
        'RoomTimeline.stories.tsx: ByKeyboard',
        'timeline/rows.test.ts: moves by no other key, and passes over lanes where only rooms are wanted',
      ),
      entry(
        'Ctrl+Home Ctrl+End',
        'to the first and the last room',
        'RoomTimeline.stories.tsx: ByKeyboard',
      ),
      entry(
        'Enter',
        'opens the stay; on empty nights 预订 or 维修',
        'RoomTimeline.stories.tsx: ByKeyboard',
      ),
      entry(
        'Shift+ArrowLeft Shift+ArrowRight',
        'changes the length of a stay, or chooses nights; Enter confirms',
        'RoomTimeline.stories.tsx: ChangeLengthByKeyboard',
        'nights.spec.ts: by keyboard alone: an order is assigned, nights are booked',
      ),
      entry(
        'M',
        'picks a stay up for another room; ↑ ↓ choose it, Enter confirms',
        'RoomTimeline.stories.tsx: MoveByKeyboard',
      ),
      entry('R', '维修 for the nights', 'RoomTimeline.stories.tsx: Repair'),
      entry(
        'Escape',
        'leaves everything as it was',
        'RoomTimeline.stories.tsx: ChangeLengthByKeyboard',
      ),
    ],
  },
  {
    title: 'Record panel 记录',
    where: 'While a panel is open beside its list.',
    uses: [
      entry(
        'ArrowUp ArrowDown',
        'the record before, the next one',
        'RecordPanel.stories.tsx: Default',
      ),
      entry('Escape', 'closes it', 'RecordPanel.stories.tsx: Default'),
    ],
  },
  {
    title: 'Lists and tables',
    where: 'In the rows.',
    uses: [
      entry(arrows, 'to another row, from cell to action', 'TableKeys.stories.tsx: Arrows'),
      entry('Home End', 'to the first and the last row', 'TableKeys.stories.tsx: Arrows'),
      entry(
        'Enter',
        'presses what has the focus; on a column head sorts',
        'TableKeys.stories.tsx: Arrows',
        'Table.stories.tsx: SortedByKeyboard',
      ),
      entry('Space', 'chooses the row', 'BulkBar.stories.tsx: ByKeyboard'),
      entry(
        'Mod+F',
        'the search of the browser: all rows are drawn for it',
        'TableLong.stories.tsx: Find',
      ),
      entry('Alt+ArrowUp', 'in 列设置: moves a column', 'ColumnSettings.stories.tsx: ByKeyboard'),
      entry('Delete', 'on a filter: takes it away', 'FilterBar.stories.tsx: ByKeyboard'),
    ],
  },
  {
    title: 'Trees: 菜单管理, 部门管理',
    where: 'In the rows.',
    uses: [
      entry(
        'ArrowRight ArrowLeft',
        'opens, closes, to the parent',
        'TreeTable.stories.tsx: ByKeyboard',
      ),
      entry(
        'Alt+ArrowUp Alt+ArrowDown',
        'moves the entry',
        'OrderedTreeTable.stories.tsx: Default',
      ),
    ],
  },
  {
    title: 'Dialogs and forms',
    where: 'In any field.',
    uses: [
      entry(
        'Mod+Enter',
        'sends the form; confirms a question, never a loss',
        'Form.stories.tsx: BySendKey',
        'Confirm.stories.tsx: BySendKey',
      ),
      entry('Enter', 'in a line of text: sends the form', 'Form.stories.tsx: ByKeyboard'),
      entry('Escape', 'closes; asks before typed text is lost', 'FormDialog.stories.tsx: Unsaved'),
    ],
  },
  {
    title: '审核',
    where: 'In the review.',
    uses: [
      entry(
        approveKey.hint,
        '批准并下一条, also from the note',
        'DeclarationReviewDialog.stories.tsx: ByKeyboard',
      ),
      entry(
        'ArrowLeft ArrowRight',
        'the declaration before, the next one',
        'DeclarationReviewDialog.stories.tsx: ByKeyboard',
      ),
    ],
  },
  {
    title: 'Menus',
    where: 'On the button, then in the menu.',
    uses: [
      entry(
        'ArrowDown ArrowUp',
        'open it at its first or last entry',
        'MenuButton.stories.tsx: ByKeyboard',
        'MenuButton.stories.tsx: ByArrowUp',
      ),
      entry('Enter', 'runs the entry', 'MenuButton.stories.tsx: ByKeyboard'),
      entry(
        'T',
        'the first letter of a reading leads to its entry: 提前离店',
        'FloatingMenu.stories.tsx: ByLetters',
      ),
      entry('Escape', 'closes it; the focus returns', 'MenuButton.stories.tsx: ByKeyboard'),
    ],
  },
  {
    title: 'Choices: select, picker, cascader, tree',
    where: 'On the field.',
    uses: [
      entry('ArrowDown ArrowUp', 'opens it, to another choice', 'Select.stories.tsx: ByKeyboard'),
      entry(
        'ArrowRight ArrowLeft',
        'in a cascader and a tree: deeper, back',
        'Cascader.stories.tsx: ByKeyboard',
        'TreeSelect.stories.tsx: ByKeyboard',
      ),
      entry('Enter', 'takes the choice', 'Picker.stories.tsx: ByKeyboard'),
      entry('Alt+ArrowUp', 'closes a picker without a change', 'Picker.stories.tsx: ByKeyboard'),
      entry('Delete', 'clears it', 'Select.stories.tsx: Clearable'),
      entry(
        'Backspace',
        'takes the last of several away',
        'MultiPicker.stories.tsx: ByKeyboard',
        'TagField.stories.tsx: ByKeyboard',
      ),
    ],
  },
  {
    title: 'Dates, times, numbers',
    where: 'In the field or the calendar.',
    uses: [
      entry(
        'ArrowDown',
        'opens the calendar',
        'DateTimeField.stories.tsx: ByKeyboard',
        'DateRange.stories.tsx: ByKeyboard',
      ),
      entry(
        `ArrowUp Home Enter`,
        'in it: a week back, the start of the week, takes the day',
        'Calendar.stories.tsx: ByKeyboard',
      ),
      entry(
        'PageUp PageDown',
        'the month before and after; with Shift the year',
        'Calendar.stories.tsx: Bounds',
      ),
      entry('Shift+PageDown', 'a year further', 'Calendar.stories.tsx: ByKeyboard'),
      entry(
        'ArrowUp ArrowDown',
        'in a time or a number: one more, one less',
        'TimeField.stories.tsx: ByKeyboard',
        'NumberField.stories.tsx: ByKeyboard',
      ),
      entry(
        'Shift+ArrowUp PageDown',
        'in a number: ten at once',
        'NumberField.stories.tsx: ByKeyboard',
      ),
    ],
  },
  {
    title: '房价日历',
    where: 'On a day.',
    uses: [
      entry(
        'Shift+ArrowDown Shift+ArrowRight',
        'chooses several days',
        'PriceCalendarDialog.stories.tsx: ByKeyboard',
      ),
      entry('Enter', 'to the price', 'PriceCalendarDialog.stories.tsx: ByKeyboard'),
      entry('Escape', 'takes the choice back', 'PriceCalendarDialog.stories.tsx: ByKeyboard'),
    ],
  },
  {
    title: 'Charts and map',
    where: 'On a mark or a province.',
    uses: [
      entry('ArrowRight Home End', 'to another mark', 'Columns.stories.tsx: ByKeyboard'),
      entry('Enter', 'opens what it counts', 'Columns.stories.tsx: Choosable'),
      entry('Escape', 'closes its tip', 'Columns.stories.tsx: ByKeyboard'),
      entry('Plus 0', 'on the map: larger, the whole country', 'ChinaMap.stories.tsx: ByKeyboard'),
      entry(
        'Shift+ArrowRight',
        'on the zoomed map: shows what is further to that side',
        'ChinaMap.stories.tsx: MovedByPresses',
      ),
    ],
  },
  {
    title: 'Rich text',
    where: 'In the text.',
    uses: Object.entries(toolKeys).map(([label, keys]) =>
      entry(keys.replaceAll('-', '+'), label, 'RichText.stories.tsx: Shortcuts'),
    ),
  },
  {
    title: 'Picture in full',
    where: 'In the window of the picture.',
    uses: [
      entry('Plus Minus 0', 'larger, smaller, as it was', 'Image.stories.tsx: ByKeyboard'),
      entry(arrows, 'what is beside, above, below', 'Image.stories.tsx: ByKeyboard'),
      entry('R', 'turns it', 'Image.stories.tsx: ByKeyboard'),
    ],
  },
  {
    title: 'Files',
    where: 'On a file.',
    uses: [entry('Delete', 'takes it away', 'FileUploader.stories.tsx: Refused')],
  },
];
