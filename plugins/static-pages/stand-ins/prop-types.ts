/** Stands in for prop-types in the browser: each type is a check that is never made. */
const check = Object.assign(() => null, { isRequired: () => null });
const checkOf = () => check;

export const bool = check;
export const func = check;
export const node = check;
export const number = check;
export const object = check;
export const string = check;
export const any = check;
export const element = check;
export const oneOf = checkOf;
export const oneOfType = checkOf;
export const shape = checkOf;
export default { any, bool, element, func, node, number, object, oneOf, oneOfType, shape, string };
