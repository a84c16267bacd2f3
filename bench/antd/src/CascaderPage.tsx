import { Cascader } from 'antd';
import { useState } from 'react';
import { places } from '../../work.ts';

export function CascaderPage() {
  const [place, setPlace] = useState<(string | number)[]>([]);
  return (
    <Cascader
      style={{ width: 280 }}
      placeholder="所在省市"
      options={places}
      value={place}
      onChange={(next) => setPlace(next)}
    />
  );
}
