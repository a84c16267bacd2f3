export { imageTypes, sheetTypes, type FileRules } from './fileRules.ts';
export {
  FilePicture,
  useFilePicker,
  useSubmitAttempted,
  useUploadQueue,
} from './useUploadField.tsx';
export { FileUploader } from './FileUploader.tsx';
export { MultiFileUploader, type MultiFileUploaderProps } from './MultiFileUploader.tsx';
export { MultiImageUploader, type MultiImageUploaderProps } from './MultiImageUploader.tsx';
export type { UploadedFile } from './useUploadList.ts';
export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export { usualMessages, progressWords } from './words.ts';
export type { Choice } from './fileRules.ts';
export type { Upload, UploadFile } from './uploadQueue.ts';
