import { lazyAll } from '../kit/index.ts';

export { bedTypeFacts, bedTypeNote } from './facts.ts';
export const { BedTypeDialog, preload: preloadBedTypeDialog } = lazyAll({
  BedTypeDialog: () => import('./BedTypeDialog.tsx').then((module) => module.BedTypeDialog),
});
