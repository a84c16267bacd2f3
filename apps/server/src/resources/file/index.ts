import { uploadImage } from './write.ts';

export const fileCalls = { uploadImage };
