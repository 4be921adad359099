import { format } from "node:util";

// A test run leaves no complaint: a test that provokes one spies on it.
/** @type {string[]} */
const complaints = [];
for (const name of /** @type {const} */ (["error", "warn"]))
  console[name] = (...words) => void complaints.push(format(...words));
afterEach(() => expect(complaints.splice(0)).toEqual([]));
