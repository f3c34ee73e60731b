import type { Image } from '../entities';

/** A picture in landscape format. */
export const exampleImage: Image = {
  id: 'beispiel',
  width: 2400,
  height: 1600,
  alt: 'Besucherinnen in einem hellen Saal',
  focal: [0.5, 0.4],
  color: '#8a7f72',
};

export const exampleThumbnails = {
  small: '/media/beispiel/320.jpg',
  medium: '/media/beispiel/768.jpg',
  large: '/media/beispiel/1280.jpg',
};

/** Fields of every record with a picture. */
export const examplePicture = { image_obj: exampleImage, image_thumbnails: exampleThumbnails };
