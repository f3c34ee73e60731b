import { textNames } from '@vestibule/testkit/text-names';
import { LANGUAGES } from '@vestibule/contracts';
import { storyTexts } from './texts';

describe('frame: texts', () => {
  it.each(LANGUAGES)('%s has the texts that German has', (lang) => {
    expect(textNames(storyTexts(lang))).toEqual(textNames(storyTexts('de')));
  });
});
