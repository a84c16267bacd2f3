import { UploadKey, uploadImage } from '@anzhu/api/contract/upload';
import { toast } from '@anzhu/ui/Toast';
import { client } from '../session/client.ts';

interface UploadOptions {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture and shows 上传成功; the promise has its URL. */
const upload =
  (key: UploadKey) =>
  async (img: File, { onProgress, signal }: UploadOptions): Promise<string> => {
    const { url } = await client.upload(
      uploadImage,
      { img, key },
      { signal, onProgress: (loaded, total) => total && onProgress(loaded / total) },
    );
    toast.success('上传成功');
    return url;
  };

export const uploadAvatar = upload(UploadKey.avatar);
/** Of a hotel or a room type. */
export const uploadCover = upload(UploadKey.hotelCover);
export const uploadDiscountPicture = upload(UploadKey.discount);
