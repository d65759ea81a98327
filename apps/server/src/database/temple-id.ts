/** Form of a temple's id, which is also a host label and a folder name. */
export const templeIdPattern = /^[a-z][a-z0-9-]{1,30}$/;

/** Refuses anything that is not a temple id; what passes may stand in SQL text between quotes. */
export function assertTempleId(value: string): void {
  if (!templeIdPattern.test(value))
    throw new TypeError(`Not a temple id: ${JSON.stringify(value)}`);
}
