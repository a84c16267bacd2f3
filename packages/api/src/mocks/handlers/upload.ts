import { http, HttpResponse, passthrough } from 'msw';
import { uploadImage, UploadKey } from '../../contract/upload.ts';
import type { HotelState } from '../hotelState.ts';
import { handlerOn } from '../session.ts';

/** Uploaded pictures, served from the address that the upload returned. The others are Storybook's own. */
export function uploadHandlers(state: HotelState) {
  const { pictures } = state;
  return {
    uploadImage: handlerOn(state)(uploadImage, ({ img, key }) => {
      pictures.push(img);
      return { url: `/files/${pictures.length}.png`, isNested: key === UploadKey.hotelCover };
    }),
    picture: http.get('/files/:name', ({ params }) => {
      const picture = pictures[Number.parseInt(String(params['name']), 10) - 1];
      return picture
        ? new HttpResponse(picture, { headers: { 'Content-Type': picture.type } })
        : passthrough();
    }),
  };
}
