/**
 * By it the server knows what is sent once more. `randomUUID` is not there where a page did not come over a safe line.
 */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
