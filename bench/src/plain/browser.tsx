import { hydrateRoot } from 'react-dom/client';
import 'site/shared-ui/src/global.css';
import { App } from './app';
import { STATE_ID, type PlainPage } from './types';

const root = document.getElementById('root');
const state = document.getElementById(STATE_ID)?.textContent;
if (root && state) hydrateRoot(root, <App page={JSON.parse(state) as PlainPage} />);
