/**
 * The code of a system error, such as `ENOENT`; undefined for anything else.
 *
 * @param {unknown} error
 * @returns {unknown}
 */
export const readErrorCode = (error) => Reflect.get(Object(error), "code");
