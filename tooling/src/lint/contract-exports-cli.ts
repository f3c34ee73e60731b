import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../docs/source-files';
import { ROOT } from '../workspaces';
import { contractExportProblems, type ContractPackage, type Exceptions } from './contract-exports';
import { reportProblems } from './report';

const CONTRACTS = 'shared-contracts/src';
const BOTH_ENDS = 'one end of a format whose other end another package has: both stand in one file';
const STORAGE = 'only this file uses browser storage, which may refuse access';
const CALL_TYPES = 'the types of a call stand together; the response has users in all packages';
const TAGS = 'the closed list of tags and their form, which the gateway compares';
const EXCEPTIONS: Exceptions = {
  './fields/rules':
    'the backend checks records by the rules that writes are made of; an entry with a second user loads in browsers',
  './schemas/modules': 'the editor checks a form by the schema of the call before it sends it',
  './schemas/presence': 'the editor checks events of a stream, which the client does not read',
  './store/root-store': 'the shell evaluates it in a task of its own before the rest of the root entry',
  [`${CONTRACTS}/api/calls.ts#BodyOf`]: CALL_TYPES,
  [`${CONTRACTS}/browser-data.ts#deleteCache`]: STORAGE,
  [`${CONTRACTS}/browser-data.ts#isKept`]: STORAGE,
  [`${CONTRACTS}/browser-data.ts#openCache`]: STORAGE,
  [`${CONTRACTS}/fields/reference-targets.ts#isNamed`]:
    'the kinds of targets exclude each other: their tests stand together',
  [`${CONTRACTS}/modules/models.ts#definitionOf`]: 'looks a model up as data, as fieldsOf does, which two packages use',
  [`${CONTRACTS}/offline/offline-template.ts#fillOffline`]: BOTH_ENDS,
  [`${CONTRACTS}/order-fields.ts#unprintableIn`]: BOTH_ENDS,
  [`${CONTRACTS}/plain-name.ts#plainLine`]: 'removes the characters that isPlainName refuses, by the same expression',
  [`${CONTRACTS}/posted-cart.ts#seatValue`]: BOTH_ENDS,
  [`${CONTRACTS}/site/route-header.ts#readRoutes`]: BOTH_ENDS,
  [`${CONTRACTS}/tags.ts#ALL_TAGS`]: TAGS,
  [`${CONTRACTS}/tags.ts#tagOf`]: TAGS,
};

const folder = 'shared-contracts';
const { name, exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as ContractPackage;
const problems = contractExportProblems({ name, folder, exports }, sourceFiles(['ts', 'tsx', 'cjs']), EXCEPTIONS);
reportProblems(
  problems,
  'Contracts export code that two packages share: move the rest beside its user (docs/decisions/0058-contracts-list-their-exports.md).',
);
