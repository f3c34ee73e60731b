import { narrowedPage } from './narrowed';

export default narrowedPage('category');
