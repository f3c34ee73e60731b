import { feedsSuite } from './testing/suites/feeds';
import { programmeSuite } from './testing/suites/programme';
import { recordsSuite } from './testing/suites/records';
import { searchSuite } from './testing/suites/search';
import { describeHouses, useHouses } from './testing/houses';

// One file, as the import takes longer than any of the suites.
describeHouses('records of several houses', () => {
  const houses = useHouses();
  describe('programme', () => programmeSuite(houses));
  describe('records', () => recordsSuite(houses));
  describe('search', () => searchSuite(houses));
  // Last, as it imports again.
  describe('feeds', () => feedsSuite(houses));
});
