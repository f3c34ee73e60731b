import { useTranslation } from 'react-i18next';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { Slide } from './slide';
import { Slider } from './slider';

/** Pictures to leaf through; without script a row that scrolls. */
export default function ImageListModule({
  module: { title, format, autoplay, children },
  placement,
  first,
}: ModuleProps<'image_list'>) {
  const { t } = useTranslation('content');
  const slides = children.filter(({ image_obj: image }) => image !== null);
  if (slides.length === 0) return null;
  return (
    <Placed placement={placement}>
      <Slider label={title === '' ? t('slider.label') : title} format={format} autoplay={autoplay}>
        {slides.map((slide, index) => (
          <Slide key={slide.key} slide={slide} format={format} first={first && index === 0} />
        ))}
      </Slider>
    </Placed>
  );
}
