import { Cascader } from '@anzhu/ui/Cascader';
import { useState } from 'react';
import { places } from '../../work.ts';

export function CascaderPage() {
  const [place, setPlace] = useState<string[] | null>(null);
  return (
    <Cascader
      label="所在省市"
      options={places}
      selectable="leaf"
      value={place}
      onChange={setPlace}
    />
  );
}
