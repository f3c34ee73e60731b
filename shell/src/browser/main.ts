import './styles';
import { nextTask } from './next-task';

/** Evaluated in a task each: together they hold up an old phone for longer than a visitor's input should wait. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './i18n'),
  () => import(/* webpackMode: "eager" */ '@vestibule/contracts/store/root-store'),
];

async function main(): Promise<void> {
  for (const part of PARTS) {
    await part();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

void main();
