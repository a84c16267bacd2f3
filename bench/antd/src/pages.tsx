import { DatePicker, Form, Input, InputNumber, Modal, Select, Table } from 'antd';
import { useState } from 'react';
import {
  dateFields,
  fieldOptions,
  makeOrders,
  manyOptions,
  numberFields,
  selectFields,
  textFields,
} from '../../work.ts';
import { orderColumns } from './orderColumns.tsx';

export function DateRangePage() {
  return <DatePicker.RangePicker />;
}

export function PickerPage() {
  const [room, setRoom] = useState<string | null>(null);
  return (
    <Select
      style={{ width: 280 }}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="房间"
      options={manyOptions}
      value={room}
      onChange={setRoom}
    />
  );
}

const pages = [makeOrders(10), makeOrders(10, 11)];

export function TablePage() {
  const [isMounted, setMounted] = useState(false);
  const [page, setPage] = useState(0);
  return (
    <>
      <button onClick={() => setMounted(!isMounted)}>挂载</button>
      <button onClick={() => setPage(1 - page)}>翻页</button>
      {isMounted && (
        <Table
          rowKey="id"
          columns={orderColumns}
          dataSource={pages[page] ?? []}
          pagination={false}
          scroll={{ x: 1440 }}
        />
      )}
    </>
  );
}

export function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm();
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      <Modal
        title="新增"
        open={isOpen}
        destroyOnHidden
        onCancel={() => setOpen(false)}
        onOk={() => setOpen(false)}
        width={880}
      >
        <Form form={form} layout="vertical">
          {textFields.map((name) => (
            <Form.Item key={name} name={name} label={name} rules={[{ required: true }]}>
              <Input />
            </Form.Item>
          ))}
          {numberFields.map((name) => (
            <Form.Item key={name} name={name} label={name}>
              <InputNumber />
            </Form.Item>
          ))}
          {selectFields.map((name) => (
            <Form.Item key={name} name={name} label={name}>
              <Select options={fieldOptions} />
            </Form.Item>
          ))}
          {dateFields.map((name) => (
            <Form.Item key={name} name={name} label={name}>
              <DatePicker showTime />
            </Form.Item>
          ))}
        </Form>
      </Modal>
    </>
  );
}
