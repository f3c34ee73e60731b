import { SEARCH_CATEGORIES } from '@vestibule/contracts';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema';
import { FEATURES } from './features';
import type { Feature } from '../features/define-feature';
import type { AppDeps } from './app-deps';

const all: readonly Feature<AppDeps>[] = FEATURES;
const namesIn = (exports: object) =>
  Object.values(exports)
    .filter((one) => is(one, PgTable))
    .map(getTableName)
    .sort();

describe('list of features', () => {
  it('has each feature once', () => {
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('has every table that migrations are derived from, each in one feature', () => {
    expect(all.flatMap(({ tables = {} }) => namesIn(tables)).sort()).toEqual(namesIn(schema));
  });

  it('has every category of the search, each in one feature', () => {
    const categories = all.flatMap(({ searchEntries = [] }) => searchEntries.map(({ category }) => category));
    expect(categories.sort()).toEqual([...SEARCH_CATEGORIES].sort());
  });

  it('has no variable of the environment in two features', () => {
    const variables = all.flatMap(({ config }) => Object.keys(config?.variables ?? {}));
    expect(variables).toEqual([...new Set(variables)]);
  });
});
