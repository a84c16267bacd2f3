import { shenhe, tianhe, yanta } from './inland.ts';
import { picture, seal } from './ink.ts';
import { bund, cuihu, jianghan, jinjiang, westLake } from './waterside.ts';

const drawings = {
  'hotel-xihu': westLake(),
  'hotel-waitan': bund(),
  'hotel-tianhe': tianhe(),
  'hotel-jinjiang': jinjiang(),
  'hotel-yanta': yanta(),
  'hotel-shenhe': shenhe(),
  'hotel-jianghan': jianghan(),
  'hotel-cuihu': cuihu(),
};

/** A view of each city, by the name of its picture. */
export const hotelPictures = Object.fromEntries(
  Object.entries(drawings).map(([name, content]) => [name, picture(content + seal(40, 44, 58))]),
);
