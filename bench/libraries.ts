import type { Library } from './scenarios.ts';

export const anzhu: Library = {
  name: '安住',
  option: '[role=option]',
  control: '[role=combobox]',
  calendarButton: 'fieldset button:last-of-type',
  row: 'tbody tr',
  sortHead: (page, name) => page.getByRole('button', { name }),
  dialog: '[role=dialog]',
  firstField: '[role=dialog] input',
  floating: '[role=dialog], [role=listbox], [role=tree]',
  cascaderItem: '[role=treeitem][aria-level="1"]',
  secondColumn: '[role=treeitem][aria-level="2"]',
  card: 'td',
};

export const antd: Library = {
  name: 'antd',
  option: '.ant-select-item-option',
  control: '.ant-select',
  calendarButton: '.ant-picker-range',
  row: '.ant-table-row',
  sortHead: (page, name) => page.getByRole('columnheader', { name }),
  dialog: '.ant-modal',
  firstField: '.ant-modal input',
  floating: '.ant-select-dropdown, .ant-picker-dropdown, .ant-modal',
  cascaderItem: '.ant-cascader-menu:nth-of-type(1) .ant-cascader-menu-item',
  secondColumn: '.ant-cascader-menu:nth-of-type(2) .ant-cascader-menu-item',
  card: '.ant-card',
};
