import { Button } from '@anzhu/ui/Button';
import { TextField } from '@anzhu/ui/TextField';
import { followAppearance } from '@anzhu/ui/theme';
import { ToastRegion } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Search() {
  const [name, setName] = useState('');
  return (
    <>
      <TextField label="姓名" value={name} onChange={setName} />
      <Button tone="brand" variant="solid" onPress={() => console.log(name)}>
        查询
      </Button>
    </>
  );
}

// The theme and the density that were chosen on this device, else the system's theme.
followAppearance();
createRoot(document.body).render(
  <>
    <Search />
    {/* Once in an app: where `toast` shows its messages. */}
    <ToastRegion />
  </>,
);
