import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Whole faces: those of the web are cut into alphabets, and a Czech name needs two of those. */
const fileOf = (family: string, file: string) =>
  // From the file that runs, source or bundle: both lie in this package, wherever the program was started.
  join(dirname(createRequire(__filename).resolve(`@expo-google-fonts/${family}/package.json`)), file);

/** The site's faces, in which documents are set. */
export const HOUSE_FACES = {
  text: () => fileOf('work-sans', '400Regular/WorkSans_400Regular.ttf'),
  strong: () => fileOf('work-sans', '600SemiBold/WorkSans_600SemiBold.ttf'),
  title: () => fileOf('newsreader', '500Medium/Newsreader_500Medium.ttf'),
} as const;

/** Faces for characters that the site's face lacks: the first that has the character. The large ones come last. */
export const OTHER_FACES = {
  text: HOUSE_FACES.text,
  latin: () => fileOf('noto-sans', '400Regular/NotoSans_400Regular.ttf'),
  arabic: () => fileOf('noto-sans-arabic', '400Regular/NotoSansArabic_400Regular.ttf'),
  hebrew: () => fileOf('noto-sans-hebrew', '400Regular/NotoSansHebrew_400Regular.ttf'),
  chinese: () => fileOf('noto-sans-sc', '400Regular/NotoSansSC_400Regular.ttf'),
  korean: () => fileOf('noto-sans-kr', '400Regular/NotoSansKR_400Regular.ttf'),
} as const;
export type OtherFace = keyof typeof OTHER_FACES;
