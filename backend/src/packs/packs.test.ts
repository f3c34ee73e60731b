import { programmeSuite } from './suites/programme';
import { recordsSuite } from './suites/records';
import { describeHouses, useHouses } from './testing/houses';

// One file, as the import takes longer than any of the suites.
describeHouses('records of several houses', () => {
  const houses = useHouses();
  describe('programme', () => programmeSuite(houses));
  describe('records', () => recordsSuite(houses));
});
