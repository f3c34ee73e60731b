/** Yields to the event loop, so that the browser handles input and paints before the next task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
