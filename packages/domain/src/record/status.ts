import { RecordStatus, recordStatusLabel } from '@anzhu/api/contract/department';
import { looksOf, optionsOf } from '../kit/index.ts';

/** How the status of a department or a menu is shown. */
export const recordStatusLook = looksOf(recordStatusLabel, {
  [RecordStatus.normal]: { tone: 'success', icon: 'check', isQuiet: true },
  [RecordStatus.disabled]: { tone: 'neutral', icon: 'ban' },
});

/** 正常 first. */
export const recordStatusOptions = optionsOf(recordStatusLabel).toReversed();
