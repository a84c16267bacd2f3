import { UploadKey, uploadImage } from '@anzhu/api/contract/upload';
import { toast } from '@anzhu/ui/Toast';
import type { UploadFile } from '@anzhu/ui/Uploader';
import { client } from '../session/client.ts';

/** Uploads pictures for a use, and shows 上传成功. @returns a function that returns the URL. */
const uploadPicture =
  (key: UploadKey): UploadFile =>
  async (img, { onProgress, signal }) => {
    const { url } = await client.upload(
      uploadImage,
      { img, key },
      { signal, onProgress: (loaded, total) => total && onProgress(loaded / total) },
    );
    toast.success('上传成功');
    return url;
  };

export const uploadAvatar = uploadPicture(UploadKey.avatar);
/** For hotels and room types. */
export const uploadCover = uploadPicture(UploadKey.hotelCover);
export const uploadDiscountPicture = uploadPicture(UploadKey.discount);
