export {
  Image,
  ImageGroup,
  type ImageProps,
  type GroupImage,
  type ImageGroupProps,
} from './Image.tsx';
