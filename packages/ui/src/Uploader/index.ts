export { imageTypes, sheetTypes, type FileRules } from './fileRules.ts';
export { formatSize, megabytes } from './formatSize.ts';
export { FilePicture, useFilePicker, useUploadQueue } from './useUploadField.tsx';
export { useSubmitGuard } from './useSubmitGuard.ts';
export { FileUploader, type FileUploaderProps } from './FileUploader.tsx';
export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export { usualMessages, progressWords, type UploadMessages } from './words.ts';
export type { Choice, Upload, UploadFile, SendOptions, UploadQueue } from './uploadQueue.ts';
