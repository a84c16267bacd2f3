import { RoomScreen } from '../screens.tsx';

export default function Page() {
  return <RoomScreen />;
}
