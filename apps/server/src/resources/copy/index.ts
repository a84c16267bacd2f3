import { copyRecords, previewCopy } from './write.ts';

export const copyCalls = { copyRecords, previewCopy };
