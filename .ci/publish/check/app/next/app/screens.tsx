'use client';
export { RoomTypes } from '../../src/readme/RoomTypes.tsx';
export { RoomScreen } from '../../src/RoomScreen.tsx';
