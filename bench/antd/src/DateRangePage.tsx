import { DatePicker } from 'antd';

export function DateRangePage() {
  return <DatePicker.RangePicker />;
}
