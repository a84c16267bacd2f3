import { UploadKey, uploadImage } from '@anzhu/api/contract/upload';
import { toast } from '@anzhu/ui/Toast';
import { client } from '../session/client.ts';

/** Uploads an avatar and shows 上传成功. @returns its URL. */
export async function uploadAvatar(
  img: File,
  { onProgress, signal }: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<string> {
  const { url } = await client.upload(
    uploadImage,
    { img, key: UploadKey.avatar },
    { signal, onProgress: (loaded, total) => total && onProgress(loaded / total) },
  );
  toast.success('上传成功');
  return url;
}
