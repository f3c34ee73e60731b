/** Lets the browser answer input and paint: what follows is a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
