import { openInbox } from "../open";
import { testFault } from "./faults";

/** The inbox of the browser tests, with the faults that they ask for. */
void openInbox(process.cwd(), process.env, testFault);
