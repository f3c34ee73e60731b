import de from '../../translations/de.json';
import desk from '../../translations/desk/de.json';

/** The texts that pages with `texts: 'desk'` have. */
export const DESK_TEXTS = { ...de, ...desk };
