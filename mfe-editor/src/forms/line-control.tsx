import { useTranslation } from 'react-i18next';
import { PAGE_THEMES } from '@vestibule/contracts/constants';
import { isRequired, type LineField } from '@vestibule/contracts/fields/field';
import type { Language } from '@vestibule/contracts/languages';
import { AnyDayControl } from './any-day-control';
import { beside, type FieldProps } from './field-props';
import { FormSelect, FormText } from './form-fields';
import { GivenText } from './given-text';
import { InstantControl } from './instant-control';
import { LinkControl } from './link-control';
import { TeaserStyleControl } from './teaser-style-control';
import { TimeZoneControl } from './time-zone-control';
import type { FieldTexts } from './use-field-texts';
import { useFormField } from './use-form-field';

type LineControlProps = Pick<FieldProps<LineField>, 'field' | 'path'> &
  FieldTexts & {
    readonly textsOf: Language | undefined;
    /** Path of the field without its language. */
    readonly whole: string;
  };

/** Types of Open Graph that pages of a museum are; none is a website. */
const OPEN_GRAPH = ['', 'website', 'article', 'profile', 'book', 'video.movie', 'video.other', 'music.album'] as const;
const COLOURS = ['', ...PAGE_THEMES] as const;

/** A line of text; one in a notation of its own by a control that writes it. */
export function LineControl({ field, path, whole, textsOf, ...texts }: LineControlProps) {
  const { t } = useTranslation('editor');
  const required = isRequired(field);
  const { given } = field;
  switch (field.control) {
    case 'instant':
      return <InstantControl path={path} {...texts} required={required} />;
    case 'any_day':
      return <AnyDayControl path={path} {...texts} required={required} />;
    case 'time_zone':
      return <TimeZoneControl path={path} {...texts} />;
    case 'open_graph_type':
      return (
        <KnownWords path={path} {...texts} words={OPEN_GRAPH} textOf={(word) => t(`openGraph.${word || 'none'}`)} />
      );
    case 'page_theme':
      return (
        <KnownWords
          path={path}
          {...texts}
          words={COLOURS}
          textOf={(word) => t(`choice.extra_class.${word || 'none'}`)}
        />
      );
    case 'teaser_style':
      return <TeaserStyleControl path={path} {...texts} />;
    case 'link':
      return <LinkControl path={path} lang={textsOf} {...texts} required={required} />;
    default:
      if (typeof given !== 'object')
        return <FormText name={path} {...texts} pattern={field.pattern} required={required} />;
      return (
        <GivenText
          // It follows the words of one language.
          key={path}
          path={path}
          field={field}
          from={beside(whole, given.from) + path.slice(whole.length)}
          {...texts}
          // The server gives one that is missing.
          required={required && given.unique !== true}
        />
      );
  }
}

interface KnownWordsProps<W extends string> extends FieldTexts {
  readonly path: string;
  readonly words: readonly W[];
  readonly textOf: (word: W) => string;
}

/** One of a few words by their names; another one that a pack gave stays. */
function KnownWords<W extends string>({ path, words, textOf, ...texts }: KnownWordsProps<W>) {
  const { value } = useFormField<string>(path);
  const isKnown = words.some((word) => word === value);
  const options = words.map((word) => ({ value: word as string, text: textOf(word) }));
  return <FormSelect name={path} {...texts} options={isKnown ? options : [{ value, text: value }, ...options]} />;
}
