import { embed, line, list, picture } from '../fields/field';
import { defineModule } from './define-module';

/** Videos of other services, side by side. */
export default defineModule({
  model: 'video_list',
  fields: {
    items: list(
      {
        video_url: embed('video', { required: true }),
        title: line({ localised: true, required: true }),
        length: line({ max: 20 }),
        image: picture(),
      },
      50,
    ),
  },
});
