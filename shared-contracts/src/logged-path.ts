/** The segment after one of these proves the right to see the page, whatever it looks like. */
const SECRET_AFTER = /(\/(?:orders|waiting)\/[^/]+\/|\/media\/html\/)[^/?#\s]+/g;
/** A signature in base64 has capitals, which names in addresses never have; a digest is long and hexadecimal. */
const SIGNATURE = /(?<=\/)(?=[\w-]*[A-Z])[\w-]{20,}(?=[/?#\s"'):,]|$)|(?<=\/)[\da-f]{32,}(?=[/?#\s"'):,]|$)/g;

/** A text with addresses as logs, traces and reports of errors may hold it: without signatures and tokens in paths. */
export const withoutSignatures = (text: string): string =>
  text.replace(SECRET_AFTER, '$1:signature').replace(SIGNATURE, ':signature');

/** The path of an address as logs may hold it: without the query, which may hold user input, and without signatures. */
export const loggedPath = (url: string): string => withoutSignatures(url.split('?', 1)[0] ?? '');
