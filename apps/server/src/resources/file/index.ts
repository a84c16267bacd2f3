import type { Handlers } from '../../platform/http/handler.ts';
import { uploadImage } from './write.ts';

export const fileCalls = { uploadImage } satisfies Partial<Handlers>;
