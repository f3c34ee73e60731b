/** Global name of a remote's container. */
export const containerName = (remote: string) => `vestibule_${remote}`;
