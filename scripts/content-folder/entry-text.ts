export { writeEntry as entryText } from "../../src/content-model/project/write-entry";
