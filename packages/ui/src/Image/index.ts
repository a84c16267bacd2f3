export { Image, type ImageProps } from './Image.tsx';
export { ImageGroup, type GroupImage, type ImageGroupProps } from './ImageGroup.tsx';
