import { Select } from 'antd';
import { useState } from 'react';
import { manyOptions } from '../../work.ts';

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
