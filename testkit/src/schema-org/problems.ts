import { DATA_TYPES } from './data-types';
import { ENUMERATIONS, isA, propertyOf, TYPES } from './vocabulary';

type Node = Readonly<Record<string, unknown>>;
type Known = ReadonlyMap<string, Node>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A node that only names another. */
const isReference = (node: Node) => typeof node['@id'] === 'string' && Object.keys(node).length === 1;
const typeOf = (node: Node) => (typeof node['@type'] === 'string' ? node['@type'] : '');

/**
 * Problems of structured data, as lines that begin with their place: types and properties that schema.org lacks, values
 * of another kind than it expects, and properties missing for search engines' rich results of an event or an article.
 * Takes a node, several, or a whole graph.
 */
export function schemaProblems(jsonLd: unknown): string[] {
  const graph = isNode(jsonLd) && Array.isArray(jsonLd['@graph']) ? jsonLd['@graph'] : [jsonLd].flat();
  const context =
    isNode(jsonLd) && '@graph' in jsonLd && jsonLd['@context'] !== 'https://schema.org'
      ? ['@context: must be https://schema.org']
      : [];
  const nodes = graph.filter(isNode);
  const known = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])),
  );
  const strangers = graph.length > nodes.length ? ['@graph: has something that is no node'] : [];
  return [...context, ...strangers, ...nodes.flatMap((node) => nodeProblems(node, typeOf(node), known))];
}

function nodeProblems(node: Node, where: string, known: Known): string[] {
  const type = typeOf(node);
  if (!Object.hasOwn(TYPES, type))
    return [`${where}: schema.org has no type ${JSON.stringify(node['@type'])} that this site uses`];
  const own = Object.entries(node).flatMap(([name, value]) =>
    name.startsWith('@') ? [] : propertyProblems(type, name, value, { where: `${where}.${name}`, known }),
  );
  const id =
    node['@id'] === undefined || DATA_TYPES['URL']?.(node['@id']) ? [] : [`${where}.@id: must be a whole address`];
  return [...id, ...own, ...missing(node, type).map((name) => `${where}: search engines need ${name}`)];
}

interface Place {
  readonly where: string;
  readonly known: Known;
}

function propertyProblems(type: string, name: string, value: unknown, { where, known }: Place): string[] {
  const property = propertyOf(type, name);
  if (!property) return [`${where}: ${type} has no such property`];
  if (Array.isArray(value) && !property.many) return [`${where}: one value only`];
  if (Array.isArray(value) && value.length === 0) return [`${where}: an empty list says nothing`];
  return [value]
    .flat()
    .flatMap((one, index) =>
      valueProblems(one, property.kinds, { where: Array.isArray(value) ? `${where}[${index}]` : where, known }),
    );
}

function valueProblems(value: unknown, kinds: readonly string[], { where, known }: Place): string[] {
  const wrong = [`${where}: must be ${kinds.join(' or ')}, not ${JSON.stringify(value)}`];
  if (!isNode(value)) return kinds.some((kind) => isValue(value, kind)) ? [] : wrong;
  const node = isReference(value) ? known.get(String(value['@id'])) : value;
  // A node on another page cannot be checked here.
  if (!node) return [];
  if (!kinds.some((kind) => isA(typeOf(node), kind))) return wrong;
  return node === value ? nodeProblems(value, where, known) : [];
}

function isValue(value: unknown, kind: string): boolean {
  const members = ENUMERATIONS[kind];
  // Days are identified by their names alone, other members by their addresses.
  if (members)
    return members.some(
      (member) => value === `https://schema.org/${member}` || (kind === 'DayOfWeek' && value === member),
    );
  return DATA_TYPES[kind]?.(value) ?? false;
}

/**
 * Properties missing for a rich result (developers.google.com/search/docs/appearance/structured-data: event, article,
 * breadcrumb).
 */
function missing(node: Node, type: string): string[] {
  const lacks = (names: readonly string[], of: Node = node) =>
    names.filter((name) => of[name] === undefined || of[name] === '');
  // A series is not announced by itself: its dates are.
  if (isA(type, 'Event') && type !== 'EventSeries') {
    const place = node['location'];
    return [
      ...lacks(['name', 'startDate', 'location']),
      ...(isNode(place) && typeOf(place) === 'Place'
        ? lacks(['name', 'address'], place).map((name) => `location.${name}`)
        : []),
    ];
  }
  if (isA(type, 'Article')) return lacks(['headline', 'datePublished', 'image']);
  if (isA(type, 'ListItem')) return lacks(['position', 'name', 'item']);
  if (isA(type, 'Offer')) return lacks([type === 'AggregateOffer' ? 'lowPrice' : 'price', 'priceCurrency']);
  return [];
}
