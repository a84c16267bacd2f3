import type { Library } from './scenarios.ts';

export const anzhu: Library = {
  name: '安住',
  option: '[role=option]',
  control: '[role=combobox]',
  calendarButton: 'fieldset button:last-of-type',
  row: 'tbody tr',
  dialog: '[role=dialog]',
  firstField: '[role=dialog] input',
  floating: '[role=dialog], [role=listbox], [role=tree]',
};

export const antd: Library = {
  name: 'antd',
  option: '.ant-select-item-option',
  control: '.ant-select',
  calendarButton: '.ant-picker-range',
  row: '.ant-table-row',
  dialog: '.ant-modal',
  firstField: '.ant-modal input',
  floating: '.ant-select-dropdown, .ant-picker-dropdown, .ant-modal',
};
