import { http, HttpResponse } from 'msw';
import { uploadImage, UploadKey } from '../contract/upload.ts';
import { mock } from './mock.ts';

/** Pictures that were uploaded, shown again from where they went. */
export function uploadHandlers() {
  const pictures: File[] = [];
  return {
    uploadImage: mock(uploadImage, ({ img, key }) => {
      pictures.push(img);
      return { url: `/files/${pictures.length}.png`, isNested: key === UploadKey.hotelCover };
    }),
    picture: http.get('/files/:name', ({ params }) => {
      const picture = pictures[Number.parseInt(String(params['name']), 10) - 1];
      return picture
        ? new HttpResponse(picture, { headers: { 'Content-Type': picture.type } })
        : new HttpResponse(null, { status: 404 });
    }),
  };
}
