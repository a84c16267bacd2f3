import { Button } from '@anzhu/ui/Button';
import { followAppearance } from '@anzhu/ui/theme';
import { ToastRegion } from '@anzhu/ui/Toast';
import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MapScreen } from './MapScreen.tsx';
import { Library } from './readme/Frame.tsx';
import { Nights } from './readme/Nights.tsx';
import { Origins } from './readme/Origins.tsx';
import { RoomTypes } from './readme/RoomTypes.tsx';
import { RoomScreen } from './RoomScreen.tsx';
import { RoomTypeDialog } from './RoomTypeDialog.tsx';
import { StayTable } from './StayTable.tsx';

function FormScreen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="brand" variant="solid" onPress={() => setOpen(true)}>
        新增
      </Button>
      {isOpen && <RoomTypeDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The screens, by the hash of the address. */
const screens: Record<string, ReactNode> = {
  table: <StayTable />,
  form: <FormScreen />,
  rooms: <RoomScreen />,
  map: <MapScreen />,
  page: <RoomTypes />,
  nights: <Nights />,
  origins: <Origins />,
  english: <Library />,
};

followAppearance();
const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    {screens[location.hash.slice(1)]}
    <ToastRegion />
  </StrictMode>,
);
