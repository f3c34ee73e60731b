import { feedsSuite } from './suites/feeds';
import { programmeSuite } from './suites/programme';
import { recordsSuite } from './suites/records';
import { searchSuite } from './suites/search';
import { describeHouses, useHouses } from './testing/houses';

// One file, as the import takes longer than any of the suites.
describeHouses('records of several houses', () => {
  const houses = useHouses();
  describe('programme', () => programmeSuite(houses));
  describe('records', () => recordsSuite(houses));
  describe('search', () => searchSuite(houses));
  // Last, as it imports once more.
  describe('feeds', () => feedsSuite(houses));
});
