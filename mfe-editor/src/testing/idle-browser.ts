/** jsdom does not say when it is idle; here it is idle as soon as it is asked. Returns the function that undoes it. */
export function idleBrowser(): () => void {
  const said = {
    requestIdleCallback: (task: () => void) => setTimeout(task),
    cancelIdleCallback: (task: number) => clearTimeout(task),
  };
  Object.assign(globalThis, said);
  return () => {
    for (const name of Object.keys(said)) Reflect.deleteProperty(globalThis, name);
  };
}
