import { textNames } from '@vestibule/testkit/text-names';
import cs from '../translations/cs.json';
import de from '../translations/de.json';
import en from '../translations/en.json';

describe('translations', () => {
  test.each([
    ['en', en],
    ['cs', cs],
  ])('%s has the texts that German has', (_lang, texts) => expect(textNames(texts)).toEqual(textNames(de)));
});
