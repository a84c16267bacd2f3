import { DatePicker, Form, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { dateFields, fieldOptions, numberFields, selectFields, textFields } from '../../work.ts';

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
