import { Picker } from '@anzhu/ui/Picker';
import { useState } from 'react';
import { manyOptions } from '../../work.ts';

export function PickerPage() {
  const [room, setRoom] = useState<string | null>(null);
  return <Picker label="房间" options={manyOptions} value={room} onChange={setRoom} />;
}
